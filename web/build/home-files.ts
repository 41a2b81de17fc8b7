import { type Bundle, findChunk, collect } from './bundle-files.js';

const HOME = [
  '/src/app/session-app.tsx',
  '/src/app/signed-in-frame.tsx',
  '/src/app/home/home-screen.tsx',
  '/src/features/map/MapView.tsx',
];

/** The map if no Google Maps key is configured, and the files that it fetches itself. */
const MAPLIBRE = ['/src/features/map/maplibre/maplibre-canvas.tsx'];
const MAPLIBRE_FETCHES = /\/(maplibre-gl-worker|basemap|neighbours|places)-[^/]+\.(mjs|json)$/;

/** File paths by the name of the meta tag that lists them. */
export function homeFiles(bundle: Bundle): Record<'home-files' | 'maplibre-files', string[]> {
  const home = collectFiles(HOME, bundle);
  const maplibre = collectFiles(MAPLIBRE, bundle).filter((file) => !home.includes(file));
  const fetched = Object.keys(bundle)
    .filter((file) => MAPLIBRE_FETCHES.test(file))
    .map((file) => `/${file}`);
  return { 'home-files': home, 'maplibre-files': [...maplibre, ...fetched] };
}

function collectFiles(modules: readonly string[], bundle: Bundle): string[] {
  const files = new Set<string>();
  for (const module of modules) collect(findChunk(module, bundle), bundle, files);
  return [...files].map((file) => `/${file}`);
}
