import { type Bundle, findChunk, collect } from './bundle-files.js';
import { HOME_ENTRIES, MAPLIBRE_ENTRY } from './chunks.js';

/** Files that the map fetches itself. */
const MAPLIBRE_FETCHES = /\/(maplibre-gl-worker|basemap|neighbours|places)-[^/]+\.(mjs|json)$/;

/** File paths by the name of the meta tag that lists them. */
export function homeFiles(bundle: Bundle): Record<'home-files' | 'maplibre-files', string[]> {
  const home = collectFiles(HOME_ENTRIES, bundle);
  const maplibre = collectFiles([MAPLIBRE_ENTRY], bundle).filter((file) => !home.includes(file));
  const fetched = Object.keys(bundle)
    .filter((file) => MAPLIBRE_FETCHES.test(file))
    .map((file) => `/${file}`);
  return { 'home-files': home, 'maplibre-files': [...maplibre, ...fetched] };
}

function collectFiles(modules: readonly string[], bundle: Bundle): string[] {
  const files = new Set<string>();
  for (const module of modules) collect(findChunk(`/src/${module}`, bundle), bundle, files);
  return [...files].map((file) => `/${file}`);
}
