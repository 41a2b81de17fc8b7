import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { hasCode } from '@rotadas/servers/processes/has-code';
import { productSignIn } from './product/sign-in.ts';
import { deploymentSecrets } from './secrets/deployment-secrets.ts';

const SEED_BYTES = 32;

/** Writes the secrets of docker-compose.yml into a folder, before each start of the servers. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the secrets.');
const seed = await readSeed(join(folder, 'seed/seed'));
const secrets = deploymentSecrets(await productSignIn(), seed);
// Each reader mounts its own folder only, and runs as a user of its own.
for (const [path, text] of secrets) await replace(join(folder, path), text, 0o644);
console.log(`${secrets.size} files are written.`);

async function readSeed(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    const fresh = randomBytes(SEED_BYTES).toString('base64url');
    await replace(path, fresh, 0o600);
    return fresh;
  }
}

/** Writes a file whole or not at all. */
async function replace(path: string, text: string, mode: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text, { mode });
  await rename(`${path}.new`, path);
}
