import { join } from 'node:path';

import { mongodbDefinition } from '../../src/mongodb/mongodb-definition.ts';
import { natsDefinition } from '../../src/nats/nats-definition.ts';
import { onStopSignal } from '../../src/processes/stop-signal.ts';
import { ensureServer } from '../../src/ensure-server.ts';
import { redisDefinition } from '../../src/redis/redis-definition.ts';
import { programSources } from '../../src/sources/program-sources.ts';

// Provides the three servers under the user and the PATH that it is started with, everything in one
// folder.
const folder = process.argv[2] ?? '';
const context = {
  dataDir: join(folder, 'data'),
  cacheDir: join(folder, 'cache'),
  log: (line: string) => process.stdout.write(`  ${line}\n`),
  address: undefined,
};
const servers = await Promise.all(
  [mongodbDefinition, redisDefinition, natsDefinition].map((definition) =>
    ensureServer(definition, programSources, context),
  ),
);
process.on(
  'disconnect',
  onStopSignal(async () => void (await Promise.all(servers.map((server) => server.stop())))),
);
process.send?.({
  user: process.getuid?.(),
  origins: servers.map(({ origin }) => origin),
  urls: servers.map(({ url }) => url),
});
