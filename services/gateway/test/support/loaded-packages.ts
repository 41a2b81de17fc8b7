import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtMain } from '@rotadas/test-kit/service-process';
import { z } from 'zod';

const MAIN = builtMain('gateway');

/** A thread that ran nothing has no result. */
const Coverage = z.object({ result: z.array(z.object({ url: z.string() })).default([]) });

/** The address of a module of a package; the bundler writes it above what it takes from there. */
const FROM_PACKAGE = /^(?:\/\/|file:).*\/node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm;

/** A chunk that is loaded with the file, and one that is loaded when the file says so. */
const STATIC_IMPORT = /^(?:import|export)\b[^;]*?"(\.\/[^"]+)";$/gm;
const DYNAMIC_IMPORT = /\bimport\("(\.\/[^"]+)"\)/g;

/** What makes Node write, at its end, which files a process has loaded. */
export const writesLoaded = (folder: string) => ({ NODE_V8_COVERAGE: folder });

/** The packages, bundled or not, that the processes have loaded which wrote into `folder`. */
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

/**
 * The packages that the built gateway loads before it listens; later ones are imported where they
 * are first used.
 */
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
