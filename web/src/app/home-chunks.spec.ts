import { join, relative } from 'node:path';
import { chunkNames } from '../../build/home-chunks.js';

const src = (path: string) => join(import.meta.dirname, '..', path);

/** What imports what at once, and what later; a module that is not named imports nothing. */
const AT_ONCE: Record<string, string[]> = {
  'app/session-app.tsx': ['app/screens.tsx', 'shared/mark.ts'],
  'app/home/home-screen.tsx': ['app/screens.tsx', 'app/home/home-strips.tsx', 'features/sign-in/text.ts'],
  'features/map/maplibre/maplibre-canvas.tsx': [
    'features/map/scene.ts',
    'features/map/road.ts',
    'shared/far.ts',
  ],
  'features/map/google/google-canvas.tsx': ['features/map/scene.ts', 'features/map/google/paint.ts'],
  'features/greeting/greeting-page.tsx': ['shared/mark.ts'],
};
const LATER: Record<string, string[]> = {
  'app/login-route.tsx': ['features/sign-in/text.ts', 'app/session-app.tsx'],
  'app/home/home-screen.tsx': ['app/home/home-overlays.tsx'],
};

function nameOf(path: string): string | undefined {
  const names = chunkNames({
    getModuleInfo: (id) => {
      const module = relative(src('.'), id);
      const importedIds = (AT_ONCE[module] ?? []).map(src);
      const dynamicallyImportedIds = (LATER[module] ?? []).map(src);
      return { importedIds, dynamicallyImportedIds };
    },
  });
  return names.get(src(path));
}

it.each([
  ['what every signed-in page imports at once is in one file', 'app/screens.tsx', 'signed-in'],
  ['what the first screen imports at once is in another', 'app/home/home-strips.tsx', 'home'],
  ['so is what both maps import', 'features/map/scene.ts', 'home'],
  ['what only the built-in map imports is in a third', 'features/map/road.ts', 'maplibre-map'],
  ['what Google Maps needs alone is in none', 'features/map/google/paint.ts', undefined],
  ['nor what is opened over home', 'app/home/home-overlays.tsx', undefined],
  ['nor what a page without a sign-in needs too', 'shared/mark.ts', undefined],
  ['nor what the sign-in loads later', 'features/sign-in/text.ts', undefined],
  ['nor what the map shares with other parts', 'shared/far.ts', undefined],
])('%s', (_what, path, name) => {
  expect(nameOf(path)).toBe(name);
});
