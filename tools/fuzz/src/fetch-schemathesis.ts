import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '@rotadas/servers/processes/with-lock';
import { runOrFail } from '@rotadas/servers/processes/run-command';
import { pythonTools } from '@rotadas/servers/ways/python-tools';
import { cacheDir } from '@rotadas/servers/settings/folders';

/**
 * Every package with version and checksums, made by `uv pip compile --generate-hashes --universal
 * --python-version 3.11`.
 */
const REQUIREMENTS = join(import.meta.dirname, '../requirements.txt');

/** A Python and the folder in which it finds schemathesis. */
export interface Schemathesis {
  /** The command with its first arguments. */
  readonly python: readonly [string, ...string[]];
  readonly folder: string;
}

/** Brings the pinned schemathesis into the cache, checksums compared, unless it is there. */
export async function fetchSchemathesis(log: (line: string) => void): Promise<Schemathesis> {
  const pinned = createHash('sha256')
    .update(await readFile(REQUIREMENTS))
    .digest('hex')
    .slice(0, 12);
  const folder = join(cacheDir, `schemathesis-${pinned}`);
  const { python, pip } = await pythonTools(log);
  await withLock(join(cacheDir, 'schemathesis.lock'), async () => {
    if (existsSync(folder)) return;
    log('Downloading schemathesis');
    await mkdir(cacheDir, { recursive: true });
    const work = await mkdtemp(join(cacheDir, 'schemathesis-'));
    try {
      const [command, ...args] = pip;
      await runOrFail(command, [
        ...[
          ...args,
          'install',
          '--disable-pip-version-check',
          '--no-input',
          '--no-compile',
          '--no-warn-script-location',
        ],
        ...['--require-hashes', '--only-binary=:all:', '--target', work, '--requirement', REQUIREMENTS],
      ]);
      await rename(work, folder);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
  return { python, folder };
}
