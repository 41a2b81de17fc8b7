import { z } from 'zod';
import { readJson } from './read-json.ts';
import { trackedFiles } from './repository.ts';

const Ranges = z.record(z.string(), z.string()).optional();

/** What is read and changed of a package.json; everything else of it stays as it is. */
export const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: Ranges,
  devDependencies: Ranges,
});
export type Manifest = z.infer<typeof Manifest>;

/** The repository's own packages, by the path of their package.json. */
export function readManifests(): Map<string, Manifest> {
  return new Map(trackedFiles('package.json').map((path) => [path, readJson(path, Manifest)]));
}
