import { z } from 'zod';
import { readJson, trackedFiles } from './repository.ts';

export const LockedPackage = z.looseObject({
  version: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
export type LockedPackage = z.infer<typeof LockedPackage>;

export const Lockfile = z.looseObject({ packages: z.record(z.string(), LockedPackage) });

export function readLockfiles(): Map<string, z.infer<typeof Lockfile>> {
  return new Map(trackedFiles('package-lock.json').map((path) => [path, readJson(path, Lockfile)]));
}
