import { provide, type ServerKind } from './provided-server.ts';

// Runs under Node itself, as the launcher does, and ends its server when the tests end, however they do.
const kinds: readonly ServerKind[] = ['mongodb', 'redis', 'nats'];
const kind = kinds.find((each) => each === process.argv[2]);
if (!kind) throw new Error(`no server is called ${process.argv[2]}`);
const server = await provide(kind);

const orders = new Map([
  ['start', () => server.start()],
  ['stop', () => server.stop()],
]);
process.on('message', (order) => {
  void orders
    .get(String(order))?.()
    .then(() => process.send?.('done'));
});
process.on('disconnect', () => void server.stop().then(() => process.exit(0)));
process.send?.(server.url);
