import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { rootDir } from '@rotadas/servers/settings/folders';
import { buildProduct } from './product/build.ts';
import { productSignIn } from './product/sign-in.ts';
import { deploymentSecrets } from './secrets/deployment-secrets.ts';

const FOLDER = join(rootDir, 'deploy/secrets');
const RENEW = '--renew';

if (existsSync(FOLDER) && !process.argv.includes(RENEW)) {
  console.error(`${FOLDER} is there already; \`npm run secrets -- ${RENEW}\` makes new passwords.`);
  process.exit(1);
}
await buildProduct(console.log, { withWeb: false });
// The folder keeps others out; the users of the containers have to read what is mounted of it.
await mkdir(FOLDER, { recursive: true, mode: 0o700 });
const secrets = deploymentSecrets(await productSignIn());
for (const [name, text] of secrets) await writeFile(join(FOLDER, name), text, { mode: 0o644 });
console.log(`${secrets.size} files are in ${FOLDER}; start or restart the deployment with them.`);
