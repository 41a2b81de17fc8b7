import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Cluster } from 'ioredis';
import { stopRefreshAtEnd } from './stop-refresh-at-end.js';

const REFRESH_EVERY_MS = 10;

/** Replies to every command that it holds all keys. */
async function aNode(): Promise<Server> {
  const node = createServer((socket) => {
    const { port } = node.address() as AddressInfo;
    const all = ['*1', '*3', ':0', ':16383', '*3', '$9', '127.0.0.1', `:${port}`, '$1', 'a', ''].join('\r\n');
    socket.on('data', () => socket.write(all));
    socket.on('error', () => undefined);
  });
  node.listen(0, '127.0.0.1');
  await once(node, 'listening');
  return node;
}

describe('a cluster that is closed during a refresh', () => {
  let node: Server;
  beforeAll(async () => {
    node = await aNode();
  });
  afterAll(() => void node.close());

  const aCluster = (): Cluster =>
    new Cluster([{ host: '127.0.0.1', port: (node.address() as AddressInfo).port }], {
      slotsRefreshInterval: REFRESH_EVERY_MS,
      enableReadyCheck: false,
      redisOptions: { enableReadyCheck: false, disableClientInfo: true },
    });

  it.each([
    ['itself', (cluster: Cluster) => cluster],
    ['as a duplicate', (cluster: Cluster) => cluster.duplicate()],
  ])('does not refresh again: %s', async (_which, derive) => {
    const first = stopRefreshAtEnd(aCluster());
    const cluster = derive(first);
    const refresh = cluster.refreshSlotsCache.bind(cluster);
    let refreshes = 0;
    cluster.refreshSlotsCache = (callback) => {
      refreshes += 1;
      refresh(callback);
      if (cluster.status === 'ready') cluster.disconnect();
    };
    await once(cluster, 'end');
    for (const each of [first, cluster]) each.disconnect();
    await delay(5 * REFRESH_EVERY_MS); // one that was planned may still begin
    const refreshesAtEnd = refreshes;
    await delay(10 * REFRESH_EVERY_MS);
    expect(refreshes).toBe(refreshesAtEnd);
  });
});
