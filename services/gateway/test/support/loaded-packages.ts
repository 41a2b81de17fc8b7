import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A thread that ran nothing has no result. */
const Coverage = z.object({ result: z.array(z.object({ url: z.string() })).default([]) });

/** The address of a module of a package; the bundler writes it above what it takes from there. */
const FROM_PACKAGE = /^(?:\/\/|file:).*\/node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm;

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
  const packages = [...urls, ...files].flatMap((text) => [...text.matchAll(FROM_PACKAGE)]);
  return new Set(packages.flatMap(([, name]) => (name === undefined ? [] : [name])));
}
