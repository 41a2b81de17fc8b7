import type { LockedPackage } from '../repository/lockfile.ts';

export interface MissingPackage {
  name: string;
  version: string;
  neededBy: string;
}

/** `npm ci` fails if the lockfile lacks an optional package. */
export function missingPackages(packages: Readonly<Record<string, LockedPackage>>): MissingPackage[] {
  return Object.entries(packages).flatMap(([neededBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersFrom(neededBy).some((folder) => folder + name in packages))
      .map(([name, version]) => ({ name, version, neededBy })),
  );
}

function foldersFrom(folder: string): string[] {
  const own = folder === '' ? 'node_modules/' : `${folder}/node_modules/`;
  if (folder === '') return [own];
  const outer = folder.lastIndexOf('node_modules/');
  return [own, ...foldersFrom(outer < 0 ? '' : folder.slice(0, outer).replace(/\/$/, ''))];
}
