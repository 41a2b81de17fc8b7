import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runOrFail } from '../processes/run-command.ts';
import { withLock } from '../processes/with-lock.mjs';
import type { Log } from '../recipe.ts';
import { pythonTools } from './python-tools.ts';
import { cacheDir } from '../settings/environment.ts';

export interface PythonPackages {
  readonly python: readonly [string, ...string[]];
  readonly folder: string;
}

/**
 * Installed once. Create `requirements` by `uv pip compile --generate-hashes --universal
 * --python-version 3.11`.
 */
export async function fetchPythonPackages(
  name: string,
  requirements: string,
  log: Log,
): Promise<PythonPackages> {
  const pinned = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex')
    .slice(0, 12);
  const folder = join(cacheDir, `${name}-${pinned}`);
  const { python, pip } = await pythonTools(log);
  await withLock(join(cacheDir, `${name}.lock`), async () => {
    if (existsSync(folder)) return;
    log(`Downloading ${name}`);
    await mkdir(cacheDir, { recursive: true });
    const work = await mkdtemp(join(cacheDir, `${name}-`));
    try {
      const [command, ...args] = pip;
      await runOrFail(command, [
        ...args,
        ...['install', '--disable-pip-version-check', '--no-input', '--no-compile'],
        ...['--no-warn-script-location', '--require-hashes', '--only-binary=:all:'],
        ...['--target', work, '--requirement', requirements],
      ]);
      await rename(work, folder);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
  return { python, folder };
}
