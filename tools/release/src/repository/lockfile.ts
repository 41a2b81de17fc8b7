import { z } from 'zod';
import { readJson } from './json.ts';
import { trackedFiles } from './repository.ts';

const Ranges = z.record(z.string(), z.string()).optional();

export const LockedPackage = z.looseObject({
  version: z.string().optional(),
  dependencies: Ranges,
  devDependencies: Ranges,
  optionalDependencies: Ranges,
});
export type LockedPackage = z.infer<typeof LockedPackage>;

export const Lockfile = z.looseObject({
  version: z.string(),
  packages: z.record(z.string(), LockedPackage),
});
export type Lockfile = z.infer<typeof Lockfile>;

export function readLockfiles(): Map<string, Lockfile> {
  return new Map(trackedFiles('package-lock.json').map((path) => [path, readJson(path, Lockfile)]));
}
