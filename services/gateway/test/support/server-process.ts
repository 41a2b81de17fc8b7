import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mongodbRecipe } from '../../../../tools/start/src/servers/mongodb/mongodb.recipe.ts';
import { natsRecipe } from '../../../../tools/start/src/servers/nats/nats.recipe.ts';
import { provideServer } from '../../../../tools/start/src/servers/provide-server.ts';
import { redisRecipe } from '../../../../tools/start/src/servers/redis/redis.recipe.ts';
import { waysInOrder } from '../../../../tools/start/src/servers/ways/ways.ts';

// Runs beside the tests: provides one server, says its address, and stops and starts it as told.
const recipes = [natsRecipe, redisRecipe, mongodbRecipe];
const recipe = recipes.find(({ name }) => name.toLowerCase() === process.argv[2]) ?? redisRecipe;
const server = await provideServer(recipe, waysInOrder, {
  dataDir: await mkdtemp(join(tmpdir(), 'rotadas-gateway-')),
  cacheDir: resolve('../../node_modules/.cache/rotadas/servers'),
  log: () => undefined,
  address: undefined,
});

process.on('message', (order) => {
  const done = order === 'stop' ? server.stop() : server.start();
  void done.then(() => process.send?.('done'));
});
process.on('disconnect', () => void server.stop().then(() => process.exit()));
process.send?.(server.url);
