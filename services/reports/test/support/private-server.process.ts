import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mongodbRecipe } from '../../../../tools/start/src/servers/mongodb/mongodb.recipe.ts';
import { natsRecipe } from '../../../../tools/start/src/servers/nats/nats.recipe.ts';
import { provideServer } from '../../../../tools/start/src/servers/provide-server.ts';
import { waysInOrder } from '../../../../tools/start/src/servers/ways/ways.ts';

// Runs under Node itself, as the launcher does, and ends its server when the tests end, however they do.
let jetstream = true;
const nats = {
  ...natsRecipe,
  args: (port: number, dataDir: string) =>
    jetstream ? natsRecipe.args(port, dataDir) : ['--addr', '127.0.0.1', '--port', String(port)],
};
const server = await provideServer(process.argv[2] === 'nats' ? nats : mongodbRecipe, waysInOrder, {
  dataDir: await mkdtemp(join(tmpdir(), 'rotadas-reports-')),
  cacheDir: resolve(import.meta.dirname, '../../../../node_modules/.cache/rotadas/servers'),
  log: () => undefined,
  address: undefined,
});

const start = (withJetstream: boolean) => {
  jetstream = withJetstream;
  return server.start();
};
const orders = new Map([
  ['start', () => start(true)],
  ['start without JetStream', () => start(false)],
  ['stop', () => server.stop()],
]);
process.on('message', (order) => {
  void orders
    .get(String(order))?.()
    .then(() => process.send?.('done'));
});
process.on('disconnect', () => void server.stop().then(() => process.exit(0)));
process.send?.(server.url);
