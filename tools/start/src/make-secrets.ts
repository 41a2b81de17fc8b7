import { join } from 'node:path';

import { productSignIn } from './product/sign-in.ts';
import { deploymentSecrets } from './secrets/deployment-secrets.ts';
import { readSeed } from './secrets/seed.ts';
import { writeWhole } from './secrets/write-whole.ts';

/** Writes the secrets of docker-compose.yml into a folder, before each start of the servers. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the secrets.');
const seed = await readSeed(join(folder, 'seed/seed'));
const secrets = deploymentSecrets(await productSignIn(), seed);
// Each reader mounts its own folder only, and runs as a user of its own.
for (const [path, text] of secrets) await writeWhole(join(folder, path), text, 0o644);
console.log(`${secrets.size} files are written.`);
