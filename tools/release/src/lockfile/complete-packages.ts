import type { LockedPackage } from '../repository/lockfile.ts';
import { missingPackages } from './missing-packages.ts';
import { parsePlatform } from './platform-of.ts';

const EXACT = /^\d+\.\d+\.\d+$/;

/** Adds missing platform packages without a hash: npm omits those missing in its registry. */
export function completePackages(
  packages: Readonly<Record<string, LockedPackage>>,
): Record<string, LockedPackage> {
  const added = missingPackages(packages).map(({ name, version, neededBy }) => {
    const platform = parsePlatform(name);
    if (platform === undefined || !EXACT.test(version))
      throw new Error(`${neededBy} needs ${name}@${version}, whose version or platform cannot be parsed.`);
    const dev = packages[neededBy]?.['dev'] === true;
    const entry = { version, ...platform, ...(dev && { dev }), optional: true };
    return [`node_modules/${name}`, sortFields(entry)] as const;
  });
  const all = [...Object.entries(packages), ...added];
  return Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** npm's order: version first, then alphabetical. */
function sortFields({ version, ...fields }: LockedPackage): LockedPackage {
  return { version, ...Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))) };
}
