import { writeFile } from 'node:fs/promises';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { readSeed } from './seed.ts';

describe('readSeed', () => {
  const at = testFolder('seed');

  it('creates a seed of 32 bytes once, and returns it from then on', async () => {
    const seed = await readSeed(at('seed/seed'));
    expect(Buffer.from(seed, 'base64url')).toHaveLength(32);
    expect(await readSeed(at('seed/seed'))).toBe(seed);
  });

  it.each(['', 'c2hvcnQ'])('rejects a damaged seed: "%s"', async (text) => {
    await writeFile(at('seed'), text);
    await expect(readSeed(at('seed'))).rejects.toThrow(/damaged/);
  });
});
