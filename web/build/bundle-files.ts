import type { Rolldown } from 'vite';

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
