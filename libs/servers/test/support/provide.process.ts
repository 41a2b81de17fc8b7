import { join } from 'node:path';

import { mongodbRecipe } from '../../src/mongodb/mongodb.recipe.ts';
import { natsRecipe } from '../../src/nats/nats.recipe.ts';
import { onStopSignal } from '../../src/processes/stop-signal.ts';
import { provideServer } from '../../src/provide-server.ts';
import { redisRecipe } from '../../src/redis/redis.recipe.ts';
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
  [mongodbRecipe, redisRecipe, natsRecipe].map((recipe) => provideServer(recipe, programSources, context)),
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
