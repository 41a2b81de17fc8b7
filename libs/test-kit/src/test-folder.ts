import { join } from 'node:path';
import { afterAll, beforeEach } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';

/** Makes an empty folder for each test of the block; returns a function that joins paths to it. */
export function testFolder(name: string): (...path: string[]) => string {
  let folder: TemporaryFolder;
  const made: TemporaryFolder[] = [];
  beforeEach(async () => {
    folder = await temporaryFolder(name);
    made.push(folder);
  });
  afterAll(() => Promise.all(made.map((each) => each.remove())));
  return (...path) => join(folder.path, ...path);
}
