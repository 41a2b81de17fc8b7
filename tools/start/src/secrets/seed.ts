import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hasErrorCode } from '@rotadas/servers/processes/has-error-code';
import { writeAtomically } from './settings-file.ts';

const BYTES = 32;

/** Creates a missing seed. Throws if it is damaged: secrets of a short seed could be guessed. */
export async function readSeed(path: string): Promise<string> {
  try {
    const seed = await readFile(path, 'utf8');
    if (Buffer.from(seed, 'base64url').length !== BYTES)
      throw new Error(`${path} is damaged. Delete it: the next start creates a new one.`);
    return seed;
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
    const seed = randomBytes(BYTES).toString('base64url');
    await writeAtomically(path, seed, 0o600);
    return seed;
  }
}
