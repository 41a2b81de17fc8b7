import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A thread that ran nothing has no result. */
const Coverage = z.object({ result: z.array(z.object({ url: z.string() })).default([]) });

/** What makes Node write, at its end, which modules a process has loaded. */
export const writesLoaded = (folder: string) => ({ NODE_V8_COVERAGE: folder });

/** The modules that the processes have loaded which wrote into `folder`. */
export async function loadedModules(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => Coverage.parse(JSON.parse(text)).result.map(({ url }) => url));
}
