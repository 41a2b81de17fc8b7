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
 * One file per step of a first visit, with the modules that start it. Each takes what it imports,
 * unless an earlier step has it. Rolldown's default creates 100 files, a tenth larger in sum.
 */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  'first-load': [
    'main.tsx',
    // public pages import these too, and must not load a later step
    'shared/analytics/consent.ts',
    'shared/loading/use-first-touch.ts',
    'shared/service-types/service-type-mark.tsx',
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
    // both engines of the map import these
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
  // a file of its own: it changes less often than the app, so browsers keep it cached
  const maplibre = { name: 'maplibre', test: /node_modules\/maplibre-gl\// };
  // a file of its own: the page for unsubscribing loads it without home
  const calls = { name: 'notifications-calls', test: /notifications\.calls\.js$/ };
  const groups = [maplibre, calls, ...steps];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}
