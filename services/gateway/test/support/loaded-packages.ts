import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtMain } from '@rotadas/test-kit/service-process';
import { z } from 'zod';

const MAIN = builtMain('gateway');

/** A thread that ran nothing has no result. */
const Coverage = z.object({ result: z.array(z.object({ url: z.string() })).default([]) });

/** The bundler writes the path of each module above its code. */
const FROM_PACKAGE = /^(?:\/\/|file:).*\/node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm;

const STATIC_IMPORT = /^(?:import|export)\b[^;]*?"(\.\/[^"]+)";$/gm;
const DYNAMIC_IMPORT = /\bimport\("(\.\/[^"]+)"\)/g;

/** Makes Node write the loaded files when a process ends. */
export const writesLoaded = (folder: string) => ({ NODE_V8_COVERAGE: folder });

/** The packages, bundled or not, of the processes that wrote into `folder`. */
export async function loadedPackages(folder: string): Promise<Set<string>> {
  const names = await readdir(folder);
  const written = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const urls = new Set(
    written.flatMap((text) => Coverage.parse(JSON.parse(text)).result.map(({ url }) => url)),
  );
  const bundled = [...urls].filter((url) => url.includes('/dist/bundle/'));
  const files = await Promise.all(bundled.map((url) => readFile(new URL(url), 'utf8')));
  return packagesIn([...urls, ...files]);
}

/** The packages that the built gateway loads before it listens. */
export async function packagesOfStart(): Promise<Set<string>> {
  const main = await readFile(MAIN, 'utf8');
  const chunks = new Map([[MAIN, main]]);
  const found = chunksIn(main, STATIC_IMPORT).concat(chunksIn(main, DYNAMIC_IMPORT));
  for (let path = found.pop(); path !== undefined; path = found.pop()) {
    if (chunks.has(path)) continue;
    const text = await readFile(path, 'utf8');
    chunks.set(path, text);
    found.push(...chunksIn(text, STATIC_IMPORT));
  }
  return packagesIn([...chunks.values()]);
}

const chunksIn = (text: string, imports: RegExp): string[] =>
  [...text.matchAll(imports)].flatMap(([, chunk]) =>
    chunk === undefined ? [] : [join(dirname(MAIN), chunk)],
  );

function packagesIn(texts: readonly string[]): Set<string> {
  const packages = texts.flatMap((text) => [...text.matchAll(FROM_PACKAGE)]);
  return new Set(packages.flatMap(([, name]) => (name === undefined ? [] : [name])));
}
