import { z } from 'zod';
import { readJson } from './json.ts';
import { trackedFiles } from './repository.ts';

const Ranges = z.record(z.string(), z.string()).optional();

/** Keeps unknown fields. */
export const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: Ranges,
  devDependencies: Ranges,
});
export type Manifest = z.infer<typeof Manifest>;

export function readManifests(): Map<string, Manifest> {
  return new Map(trackedFiles('package.json').map((path) => [path, readJson(path, Manifest)]));
}
