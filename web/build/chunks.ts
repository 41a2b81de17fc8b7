import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** Modules that home loads first, below `src`. */
export const HOME_ENTRIES = [
  'app/session-app.tsx',
  'app/signed-in-frame.tsx',
  'app/home/home-screen.tsx',
  'features/map/map-view.tsx',
];
/** The map if no Google Maps key is configured, below `src`. */
export const MAPLIBRE_ENTRY = 'features/map/maplibre/maplibre-canvas.tsx';

/**
 * One file per step of a first visit. A step consists of its start modules and all their imports
 * that no earlier step contains. Rolldown's default would create 100 files, a tenth larger in
 * total.
 */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  'first-load': [
    'main.tsx',
    // Public pages import these too, and must not load a later step
    'shared/analytics/consent.ts',
    'shared/loading/use-first-touch.ts',
    'shared/service-types/service-type-mark.tsx',
    'shared/terms/terms-date.ts',
    'shared/ui/device.ts',
    'shared/ui/static-page.tsx',
  ],
  login: ['app/login-screen.tsx'],
  firebase: ['shared/auth/firebase-sdk.ts'],
  session: [
    'app/store.ts',
    'features/sign-in/sign-in.api.ts',
    'features/sign-in/email-actions.ts',
    'features/sign-in/sign-in-form.ts',
  ],
  home: [
    ...HOME_ENTRIES,
    // Both engines of the map import these
    'features/map/marker-renderer.ts',
    'features/map/route-features.ts',
  ],
  'maplibre-map': [MAPLIBRE_ENTRY],
};

export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const steps = Object.entries(STEPS).map(([name, modules]) => {
    const ids = new Set(modules.map((module) => join(import.meta.dirname, '../src', module)));
    return { name, test: (id: string) => ids.has(id) };
  });
  // A file of its own: it changes less often than the app, so browsers keep it cached
  const maplibre = { name: 'maplibre', test: /node_modules\/maplibre-gl\// };
  // A file of its own: the page for unsubscribing loads it without home
  const calls = { name: 'notifications-calls', test: /notifications\.calls\.js$/ };
  const groups = [maplibre, calls, ...steps];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}
