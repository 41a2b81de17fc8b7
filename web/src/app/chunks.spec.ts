import { join, relative } from 'node:path';
import { chunkNames } from '../../build/chunks.js';

const src = (path: string) => join(import.meta.dirname, '..', path);

/** A module that is not listed imports nothing. */
const STATIC: Record<string, string[]> = {
  'main.tsx': ['app/app.tsx'],
  'app/login-screen.tsx': ['features/sign-in/form.ts', 'shared/button.ts'],
  'app/store.ts': ['shared/api.ts'],
  'app/session-app.tsx': ['app/screens.tsx', 'shared/mark.ts', 'shared/api.ts'],
  'app/home/home-screen.tsx': ['app/home/home-bottom.tsx', 'features/sign-in/text.ts'],
  'features/map/maplibre/maplibre-canvas.tsx': ['features/map/scene.ts', 'features/map/road.ts'],
  'features/map/google/google-canvas.tsx': ['features/map/scene.ts', 'features/map/google/paint.ts'],
  'features/greeting/greeting-page.tsx': ['shared/mark.ts', 'shared/button.ts', 'features/greeting/slide.ts'],
};
const DYNAMIC: Record<string, string[]> = {
  'app/login-screen.tsx': ['features/sign-in/text.ts', 'app/session-app.tsx'],
  'app/home/home-screen.tsx': ['app/home/home-overlays.tsx'],
};

const names = chunkNames({
  getModuleInfo: (id) => {
    const module = relative(src('.'), id);
    const importedIds = (STATIC[module] ?? []).map(src);
    const dynamicallyImportedIds = (DYNAMIC[module] ?? []).map(src);
    return { importedIds, dynamicallyImportedIds };
  },
});

it.each([
  ['the entry', 'app/app.tsx', 'first-load'],
  ['what two public pages import', 'shared/button.ts', 'first-load'],
  ['what a public page and home import', 'shared/mark.ts', 'public-and-home'],
  ['the login', 'features/sign-in/form.ts', 'login'],
  ['what a submitted login needs', 'shared/api.ts', 'session'],
  ['what every signed-in page imports', 'app/screens.tsx', 'home'],
  ['what the first screen imports', 'app/home/home-bottom.tsx', 'home'],
  ['what both maps import', 'features/map/scene.ts', 'home'],
  ['what only the built-in map imports', 'features/map/road.ts', 'maplibre-map'],
])('%s: %s is in %s', (_what, path, name) => {
  expect(names.get(src(path))).toBe(name);
});

it.each([
  ['what only Google Maps imports', 'features/map/google/paint.ts'],
  ['what home loads on demand', 'app/home/home-overlays.tsx'],
  ['what the sign-in loads later', 'features/sign-in/text.ts'],
  ['the rest of a public page', 'features/greeting/slide.ts'],
])('leaves %s to rolldown: %s', (_what, path) => {
  expect(names.get(src(path)) ?? null).toBeNull();
});
