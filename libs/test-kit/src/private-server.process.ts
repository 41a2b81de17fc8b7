import { join } from 'node:path';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { mongodbRecipe } from '@rotadas/servers/mongodb/mongodb.recipe';
import { natsRecipe } from '@rotadas/servers/nats/nats.recipe';
import { onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { Teardown } from '@rotadas/servers/processes/teardown';
import { provideServer } from '@rotadas/servers/provide-server';
import type { Recipe } from '@rotadas/servers/recipe';
import { redisRecipe } from '@rotadas/servers/redis/redis.recipe';
import { testSources } from '@rotadas/servers/sources/program-sources';
import { cacheDir } from '@rotadas/servers/settings/environment';

// Runs outside jest and stops its server when the tests end.
const recipes = new Map<string | undefined, Recipe>([
  ['mongodb', mongodbRecipe],
  ['redis', redisRecipe],
  ['nats', natsRecipe],
]);
const recipe = recipes.get(process.argv[2]);
if (!recipe) throw new Error(`no server is called ${process.argv[2]}`);
const folder = await temporaryFolder('tests');
const teardown = new Teardown(() => undefined);
// Before the start, since the tests may end meanwhile.
const end = onStopSignal(() => teardown.run());
process.on('disconnect', end);
const server = await provideServer(recipe, testSources, {
  dataDir: join(folder.path, 'data'),
  cacheDir: join(cacheDir, 'servers'),
  log: () => undefined,
  address: undefined,
});
teardown.add('the server', () => server.stop());

const commands = new Map([
  ['start', () => server.start()],
  ['stop', () => server.stop()],
]);
process.on('message', (command) => {
  void commands
    .get(String(command))?.()
    .then(() => process.send?.('done'));
});
process.send?.(server.url);
