import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runOrFail, runCommand } from '../processes/run-command.ts';
import { withLock } from '../processes/with-lock.ts';
import type { Log } from '../recipe.ts';
import { cacheDir } from '../settings/folders.ts';
import { installSystemPackages } from './package-manager.ts';

/** A Python and the folder in which it finds the packages (`PYTHONPATH`). */
export interface PythonPackages {
  /** The command with its first arguments. */
  readonly python: readonly [string, ...string[]];
  readonly folder: string;
}

/**
 * Brings Python packages into the cache, checksums compared, unless they are there. `requirements`
 * is a file with every package's version and checksums, as made by `uv pip compile
 * --generate-hashes --universal --python-version 3.11`.
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

/** A command with its first arguments. */
type Command = readonly [string, ...string[]];

/** What downloads and unpacks wheels: a pip of any age that knows `--platform`, and a Python 3. */
export interface PythonTools {
  pip: Command;
  python: Command;
}

const SYSTEMS: PythonTools = { pip: ['python3', '-m', 'pip'], python: ['python3'] };

/** In the order of trying; uv brings pip, and a Python where there is none. */
const TOOLS: readonly PythonTools[] = [
  SYSTEMS,
  { pip: ['python', '-m', 'pip'], python: ['python'] },
  { pip: ['uv', 'tool', 'run', 'pip'], python: ['uv', 'run', '--no-project', 'python'] },
];

let found: Promise<PythonTools> | undefined;

/**
 * The tools of this machine, looked for once; the system's pip is installed where that may happen.
 */
export function pythonTools(log: Log): Promise<PythonTools> {
  found ??= find(log);
  return found;
}

async function find(log: Log): Promise<PythonTools> {
  for (const tools of TOOLS) {
    const [command, ...args] = tools.pip;
    if ((await runCommand(command, [...args, '--version'])).code === 0) return tools;
  }
  await installSystemPackages(['python3-pip'], log).catch((error: unknown) => {
    throw new Error(`neither pip (python3-pip) nor uv is here; ${String(error)}`, { cause: error });
  });
  return SYSTEMS;
}
