import type { LockedPackage } from '../repository/lockfile.ts';

/** An optional package that a lockfile names as needed but does not hold. */
export interface MissingPackage {
  name: string;
  version: string;
  /** Folder of the package that needs it. */
  neededBy: string;
}

/**
 * Optional packages that the lockfile's packages need and none of its folders would give them; `npm
 * ci` refuses such a lockfile.
 */
export function missingPackages(packages: Readonly<Record<string, LockedPackage>>): MissingPackage[] {
  return Object.entries(packages).flatMap(([neededBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersFrom(neededBy).some((folder) => folder + name in packages))
      .map(([name, version]) => ({ name, version, neededBy })),
  );
}

/** Where Node looks for the packages of the package in `folder`, the nearest first. */
function foldersFrom(folder: string): string[] {
  const own = folder === '' ? 'node_modules/' : `${folder}/node_modules/`;
  if (folder === '') return [own];
  const outer = folder.lastIndexOf('node_modules/');
  return [own, ...foldersFrom(outer < 0 ? '' : folder.slice(0, outer).replace(/\/$/, ''))];
}
