import type { Lockfile } from '../repository/lockfile.ts';

interface Versioned {
  version?: string | undefined;
  dependencies?: Record<string, string> | undefined;
  devDependencies?: Record<string, string> | undefined;
}

/** Sets the version of the package and of its `own` dependencies. */
export function withVersion<Package extends Versioned>(
  given: Package,
  version: string,
  own: ReadonlySet<string>,
): Package {
  const moved = { ...given, version };
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    const ranges = given[kind];
    if (ranges === undefined) continue;
    const entries = Object.entries(ranges).map(([name, range]) => [name, own.has(name) ? version : range]);
    moved[kind] = Object.fromEntries(entries);
  }
  return moved;
}

export function lockWithVersion(lock: Lockfile, version: string, own: ReadonlySet<string>): Lockfile {
  const packages = Object.entries(lock.packages).map(([folder, entry]) => [
    folder,
    folder.includes('node_modules/') ? entry : withVersion(entry, version, own),
  ]);
  return { ...lock, version, packages: Object.fromEntries(packages) };
}

export function chartWithVersion(text: string, version: string): string {
  return text.replaceAll(/^(version|appVersion): .*$/gm, `$1: ${version}`);
}
