import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, runOrFail } from '../processes/run-command.ts';
import type { Log } from '../recipe.ts';
import { cacheDir } from '../settings/environment.ts';
import { createOnce } from './create-once.ts';
import { installSystemPackages } from './package-manager.ts';

type Command = readonly [string, ...string[]];

export interface PythonTools {
  readonly pip: Command;
  readonly python: Command;
}

const SYSTEM: PythonTools = { pip: ['python3', '-m', 'pip'], python: ['python3'] };

/** In this order; uv brings pip and Python. */
const TOOLS: readonly PythonTools[] = [
  SYSTEM,
  { pip: ['python', '-m', 'pip'], python: ['python'] },
  { pip: ['uv', 'tool', 'run', 'pip'], python: ['uv', 'run', '--no-project', 'python'] },
];

let found: Promise<PythonTools> | undefined;

/** Finds pip and Python once; installs pip if that is allowed. */
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
    throw new Error(`neither pip (python3-pip) nor uv is installed; ${String(error)}`, { cause: error });
  });
  return SYSTEM;
}

export interface PythonPackages {
  readonly python: Command;
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
  const pinned = hash('sha256', await readFile(requirements)).slice(0, 12);
  const folder = join(cacheDir, `${name}-${pinned}`);
  const {
    python,
    pip: [pip, ...args],
  } = await pythonTools(log);
  await createOnce(folder, async (work) => {
    log(`Downloading ${name}`);
    await runOrFail(pip, [
      ...[...args, 'install', '--disable-pip-version-check', '--no-input', '--no-compile'],
      ...['--no-warn-script-location', '--require-hashes', '--only-binary=:all:'],
      ...['--target', work, '--requirement', requirements],
    ]);
    return work;
  });
  return { python, folder };
}
