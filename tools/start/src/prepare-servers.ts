import { readFile } from 'node:fs/promises';

import { Preparation, prepareServers } from './secrets/preparation.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: prepare-servers.ts FILE');
await prepareServers(Preparation.parse(JSON.parse(await readFile(file, 'utf8'))));
console.log('MongoDB and NATS are ready.');
