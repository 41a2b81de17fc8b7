import type { LockedPackage } from '../repository/lockfile.ts';
import { missingPackages } from './missing-packages.ts';
import { platformOf } from './platform-of.ts';

const EXACT = /^\d+\.\d+\.\d+$/;

/**
 * The lockfile's packages with an entry for every binary of a platform that it lacks, in npm's
 * order. npm leaves out those that its registry did not have when the lockfile was written. An
 * entry has no hash, as none is known.
 */
export function completePackages(
  packages: Readonly<Record<string, LockedPackage>>,
): Record<string, LockedPackage> {
  const added = missingPackages(packages).map(({ name, version, neededBy }) => {
    const platform = platformOf(name);
    if (platform === undefined || !EXACT.test(version))
      throw new Error(`${neededBy} needs ${name}@${version}, whose version or platform is not plain.`);
    const dev = packages[neededBy]?.['dev'] === true;
    const entry = { version, ...platform, ...(dev && { dev }), optional: true };
    return [`node_modules/${name}`, inOrder(entry)] as const;
  });
  const all = [...Object.entries(packages), ...added];
  return Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** The entry with its version first and the other fields by the alphabet, as npm writes it. */
function inOrder({ version, ...fields }: LockedPackage): LockedPackage {
  return { version, ...Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))) };
}
