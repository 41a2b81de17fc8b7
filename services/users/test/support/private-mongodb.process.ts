import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mongodbRecipe } from '../../../../tools/start/src/servers/mongodb/mongodb.recipe.ts';
import { provideServer } from '../../../../tools/start/src/servers/provide-server.ts';
import { waysInOrder } from '../../../../tools/start/src/servers/ways/ways.ts';

// Runs under Node itself, not under jest, as the launcher does.
const server = await provideServer(mongodbRecipe, waysInOrder, {
  dataDir: await mkdtemp(join(tmpdir(), 'rotadas-users-mongodb-')),
  cacheDir: resolve(import.meta.dirname, '../../../../node_modules/.cache/rotadas/servers'),
  log: () => undefined,
  address: undefined,
});

const deeds = new Map([
  ['start', () => server.start()],
  ['stop', () => server.stop()],
]);
process.on('message', (deed) => {
  void deeds
    .get(String(deed))?.()
    .then(() => process.send?.('done'));
});
process.on('disconnect', () => void server.stop().then(() => process.exit(0)));
process.send?.(server.url);
