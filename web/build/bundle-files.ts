import type { Rolldown } from 'vite';
import { HOME_ENTRIES, MAPLIBRE_ENTRY } from './chunks.js';

export type Bundle = Rolldown.OutputBundle;

/**
 * File name of the chunk that starts with, or else contains, `module` (the end of a module's path).
 */
export function findChunk(module: string, bundle: Bundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`${module} is in no chunk`);
  return chunk.fileName;
}

export function collect(fileName: string, bundle: Bundle, files: Set<string>): void {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || files.has(fileName)) return;
  files.add(fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
  for (const imported of chunk.imports) collect(imported, bundle, files);
}

/** Files that the map fetches itself. */
const MAPLIBRE_FETCHES = /\/(maplibre-gl-worker|neighbours|places)-[^/]+\.(mjs|json)$/;

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
