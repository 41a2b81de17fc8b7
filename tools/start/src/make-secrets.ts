import { join } from 'node:path';

import { accessPlan } from './product/access-plan.ts';
import { deploymentSecrets } from './secrets/deployment-secrets.ts';
import { readSeed } from './secrets/seed.ts';
import { writeAtomically } from './secrets/settings-file.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: make-secrets.ts FOLDER');
const seed = await readSeed(join(folder, 'seed/seed'));
const secrets = deploymentSecrets(accessPlan(), seed);
// Each reader mounts only its own folder and runs as its own user.
for (const [path, text] of secrets) await writeAtomically(join(folder, path), text, 0o644);
console.log(`${secrets.size} files written.`);
