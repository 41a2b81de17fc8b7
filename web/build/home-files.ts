import { type Bundle, findChunk, collect } from './bundle-files.js';

/** What the first screen behind the sign-in imports. */
const HOME = [
  '/src/app/session-app.tsx',
  '/src/app/signed-in-frame.tsx',
  '/src/app/home/home-screen.tsx',
  '/src/features/map/MapView.tsx',
];

/** What draws its map where no key of Google Maps is set, and what that fetches by itself. */
const MAPLIBRE = ['/src/features/map/maplibre/maplibre-canvas.tsx'];
const MAPLIBRE_FETCHES = /\/(maplibre-gl-worker|basemap|neighbours|places)-[^/]+\.(mjs|json)$/;

/**
 * The files of home by the name of the tag that lists them: those of every home, and those of
 * MapLibre's map.
 */
export function homeFiles(bundle: Bundle): Record<'home-files' | 'maplibre-files', string[]> {
  const home = filesOf(HOME, bundle);
  const maplibre = filesOf(MAPLIBRE, bundle).filter((file) => !home.includes(file));
  const fetched = Object.keys(bundle)
    .filter((file) => MAPLIBRE_FETCHES.test(file))
    .map((file) => `/${file}`);
  return { 'home-files': home, 'maplibre-files': [...maplibre, ...fetched] };
}

function filesOf(modules: readonly string[], bundle: Bundle): string[] {
  const files = new Set<string>();
  for (const module of modules) collect(findChunk(module, bundle), bundle, files);
  return [...files].map((file) => `/${file}`);
}
