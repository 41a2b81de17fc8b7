import { join } from 'node:path';
import type { Rolldown } from 'vite';

interface Context {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;
}

/** Modules that home loads first, below `src`. */
export const HOME_ENTRIES = [
  'app/session-app.tsx',
  'app/signed-in-frame.tsx',
  'app/home/home-screen.tsx',
  'features/map/map-view.tsx',
];
/** The map if no Google Maps key is configured, below `src`. */
export const MAPLIBRE_ENTRY = 'features/map/maplibre/maplibre-canvas.tsx';

const src = (...paths: string[]) => paths.map((path) => join(import.meta.dirname, '../src', path));

const MAIN = src('main.tsx');
const LOGIN = src('app/login-screen.tsx');
const PUBLIC = src(
  'features/greeting/greeting-page.tsx',
  'features/about/about-page.tsx',
  'features/legal/terms-page.tsx',
  'features/unsubscribe/unsubscribe-page.tsx',
);
const FIREBASE = src('shared/auth/firebase-sdk.ts');
const SUBMIT = src(
  'app/store.ts',
  'features/sign-in/sign-in.api.ts',
  'features/sign-in/email-actions.ts',
  'features/sign-in/sign-in-form.ts',
);
const HOME = src(...HOME_ENTRIES);
const MAPLIBRE = src(MAPLIBRE_ENTRY);
const GOOGLE = src('features/map/google/google-canvas.tsx');

/**
 * One file per step of a first visit. Rolldown's default creates 100 files, a tenth larger in sum.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let names: Map<string, string | null> | undefined;
  const name = (id: string, context: Context) => (names ??= chunkNames(context)).get(id) ?? null;
  return [
    // a file of its own: it changes less often than the app, so browsers keep it cached
    { name: 'maplibre', test: /node_modules\/maplibre-gl\//, priority: 1 },
    { debugName: 'steps', name, includeDependenciesRecursively: false },
  ];
}

/** Maps each module to its file; null leaves it to Rolldown. The first entry wins. */
export function chunkNames(context: Context): Map<string, string | null> {
  const names = new Map<string, string | null>();
  const put = (modules: Iterable<string>, name: string | null): void => {
    for (const id of modules) if (!names.has(id)) names.set(id, name);
  };
  const imported = (entries: readonly string[]) =>
    closure(entries, (id) => context.getModuleInfo(id)?.importedIds ?? []);
  const shared = (pages: readonly (readonly string[])[]) => inSeveral(pages.map(imported));
  const publicPages = PUBLIC.map((page) => [page]);

  put(imported(MAIN), 'first-load');
  put(shared([LOGIN, ...publicPages]), 'first-load');
  put(imported(LOGIN), 'login');
  put(shared([HOME, ...publicPages]), 'public-and-home');
  put(imported(FIREBASE), 'firebase');
  put(imported(SUBMIT), 'session');
  put(reached([...LOGIN, ...PUBLIC], context, new Set([...SUBMIT, ...HOME])), null);
  put(imported(HOME), 'home');
  put(shared([MAPLIBRE, GOOGLE]), 'home');
  put(imported(MAPLIBRE), 'maplibre-map');
  return names;
}

/** `entries` with everything that they import statically or dynamically, up to `border`. */
function reached(entries: readonly string[], context: Context, border: ReadonlySet<string>): Set<string> {
  return closure(entries, (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds].filter((next) => !border.has(next));
  });
}

function closure(entries: readonly string[], getImports: (id: string) => readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const id of found) for (const next of getImports(id)) found.add(next);
  return found;
}

const inSeveral = (sets: readonly ReadonlySet<string>[]): string[] =>
  sets.flatMap((set, index) =>
    [...set].filter((id) => sets.some((other, at) => at > index && other.has(id))),
  );
