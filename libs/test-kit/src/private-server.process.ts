import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongodbRecipe } from '@rotadas/servers/mongodb/mongodb.recipe';
import { natsRecipe } from '@rotadas/servers/nats/nats.recipe';
import { provideServer } from '@rotadas/servers/provide-server';
import type { Recipe } from '@rotadas/servers/recipe';
import { redisRecipe } from '@rotadas/servers/redis/redis.recipe';
import { cacheDir } from '@rotadas/servers/settings/folders';
import { testWays } from './from-testcontainers.ts';

// Runs under Node itself, as the launcher does, and ends its server when the tests end, however they do.
let jetstream = true;
const recipes = new Map<string | undefined, Recipe>([
  ['mongodb', mongodbRecipe],
  ['redis', redisRecipe],
  [
    'nats',
    {
      ...natsRecipe,
      args: (port, dataDir) =>
        jetstream ? natsRecipe.args(port, dataDir) : ['--addr', '127.0.0.1', '--port', String(port)],
      get container() {
        return jetstream ? natsRecipe.container : { ...natsRecipe.container, args: [] };
      },
    },
  ],
]);
const recipe = recipes.get(process.argv[2]);
if (!recipe) throw new Error(`no server is called ${process.argv[2]}`);
const dataDir = await mkdtemp(join(tmpdir(), 'rotadas-tests-'));
const server = await provideServer(recipe, testWays, {
  dataDir,
  cacheDir: join(cacheDir, 'servers'),
  log: () => undefined,
  address: undefined,
});

const start = (withJetstream: boolean) => {
  jetstream = withJetstream;
  return server.start();
};
const startEmpty = async () => {
  await rm(dataDir, { recursive: true, force: true });
  await start(true);
};
const orders = new Map([
  ['start', () => start(true)],
  ['start without JetStream', () => start(false)],
  ['start without its data', startEmpty],
  ['stop', () => server.stop()],
]);
process.on('message', (order) => {
  void orders
    .get(String(order))?.()
    .then(() => process.send?.('done'));
});
process.on('disconnect', () => {
  void server
    .stop()
    .then(() => rm(dataDir, { recursive: true, force: true }))
    .then(() => process.exit(0));
});
process.send?.(server.url);
