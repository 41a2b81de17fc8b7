import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** What is asked of the modules: what each imports, at once and later. */
interface Context {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;
}

const src = (path: string) => join(import.meta.dirname, '../src', path);

/** Pages that are opened without a sign-in, and the sign-in. */
const OUTSIDE = [
  src('features/greeting/greeting-page.tsx'),
  src('app/login-route.tsx'),
  src('features/about/about-page.tsx'),
  src('features/legal/terms-page.tsx'),
  src('features/unsubscribe/unsubscribe-page.tsx'),
];

/** What every signed-in page needs. */
const SIGNED_IN = [src('app/session-app.tsx'), src('app/signed-in-frame.tsx')];

/** The first screen behind the sign-in. */
const HOME = [src('app/home/home-screen.tsx'), src('features/map/MapView.tsx')];

const MAP = src('features/map/');
const MAPLIBRE = src('features/map/maplibre/maplibre-canvas.tsx');
const GOOGLE = src('features/map/google/google-canvas.tsx');

/**
 * Puts what home imports at once into three files. As some fifty of a few hundred bytes each it
 * would be a tenth larger, and a phone far from the server asks for each of them. What pages
 * without a sign-in need too stays in files of its own.
 */
export function homeChunks(): Rolldown.CodeSplittingGroup[] {
  let names: Map<string, string> | undefined;
  const name = (id: string, context: Context) => (names ??= chunkNames(context)).get(id) ?? null;
  return [{ debugName: 'home', name, includeDependenciesRecursively: false }];
}

/** The name of the file for each module that stands in one of them. */
export function chunkNames(context: Context): Map<string, string> {
  const names = new Map<string, string>();
  const outside = reached(OUTSIDE, context, new Set(SIGNED_IN));
  const put = (modules: Iterable<string>, name: string): void => {
    for (const id of modules) if (!outside.has(id) && !names.has(id)) names.set(id, name);
  };
  const maplibre = imported([MAPLIBRE], context);
  const google = imported([GOOGLE], context);
  put(imported(SIGNED_IN, context), 'signed-in');
  put(imported(HOME, context), 'home');
  put(
    [...google].filter((id) => maplibre.has(id)),
    'home',
  );
  put(
    [...maplibre].filter((id) => id.startsWith(MAP)),
    'maplibre-map',
  );
  return names;
}

/** Modules with all that they import at once. */
const imported = (modules: readonly string[], context: Context) =>
  closure(modules, (id) => context.getModuleInfo(id)?.importedIds ?? []);

/** Modules with all that they import at once or later, up to those in `border`. */
function reached(modules: readonly string[], context: Context, border: ReadonlySet<string>): Set<string> {
  return closure(modules, (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds].filter((next) => !border.has(next));
  });
}

function closure(modules: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(modules);
  for (const id of found) for (const next of importsOf(id)) found.add(next);
  return found;
}
