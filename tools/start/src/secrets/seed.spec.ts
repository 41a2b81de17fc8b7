import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type TemporaryFolder, temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { readSeed } from './seed.ts';

describe('readSeed', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder('seed');
  });
  afterEach(() => folder.remove());

  it('creates a seed of 32 bytes once, and returns it from then on', async () => {
    const path = join(folder.path, 'seed/seed');
    const seed = await readSeed(path);
    expect(Buffer.from(seed, 'base64url')).toHaveLength(32);
    expect(await readSeed(path)).toBe(seed);
  });

  it.each(['', 'c2hvcnQ'])('rejects a damaged seed: "%s"', async (text) => {
    const path = join(folder.path, 'seed');
    await writeFile(path, text);
    await expect(readSeed(path)).rejects.toThrow(/damaged/);
  });
});
