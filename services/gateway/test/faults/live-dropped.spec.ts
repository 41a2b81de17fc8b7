import { once } from 'node:events';
import { connect } from 'node:net';
import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from '../support/a-token.js';
import { LiveClient } from '../support/live-client.js';
import { type Counted, INSPECTABLE, MemoryInspector } from '../support/memory-inspector.js';
import { startTestBed, type TestBed } from '../support/test-bed.js';

const CONNECTIONS = 5_000;

/** Connections opened at a time. */
/** Thousands of connections take a busy machine longer than a usual test. */
const LIMIT_MS = 180_000;

const WAVE = 250;

/** Allowed growth, bytes: 2 kB per connection, a tenth of an open one. */
const MEMORY_BOUND = 10_000_000;

/** Longest-lived first. */
const KEPT: Counted[] = ['cellSubscription', 'subscription', 'view', 'socket', 'connection'];

describe('/api/live with dropped connections', () => {
  let testBed: TestBed;
  let inspector: MemoryInspector;
  let other: LiveClient;
  let before: Awaited<ReturnType<typeof counts>>;
  beforeAll(async () => {
    // Far fewer than are opened in all, so that each dropped one must make room.
    const limits = { LIVE_CONNECTIONS_PER_ADDRESS: '1000', ADDRESS_LIMIT_PER_MINUTE: '1000000' };
    testBed = await startTestBed({ ...INSPECTABLE, ...limits }, { idleCellMs: 100 });
    inspector = await MemoryInspector.attach(testBed.gateway);
    other = await LiveClient.connect(testBed.gateway.url);
    await other.next('snapshot', () => other.watch());
    before = await counts();
    expect(before).toMatchObject({ connection: 1, socket: 1, view: 1 });
  });
  afterAll(async () => {
    inspector.close();
    other.close();
    await testBed.stop();
  });

  /** Unique, in one of a hundred cells. */
  const watchOwn = (client: LiveClient, index: number) => {
    const [west, south] = [26 + (index % 10) / 4, 36 + (Math.floor(index / 10) % 10) / 4];
    const side = 0.1 + index / 100_000;
    client.watch({ bbox: [west, south, west + side, south + side], zoom: 12 });
  };
  const open = () => LiveClient.connect(testBed.gateway.url);
  const ways = [
    async () => (await open()).close(),
    async (index: number) => {
      const client = await open();
      watchOwn(client, index);
      client.close();
    },
    async (index: number) => {
      const client = await open();
      client.send({ type: 'auth', token: aToken() });
      await client.next('snapshot', () => watchOwn(client, index));
      client.close();
    },
    async (index: number) => {
      const client = await open();
      await client.next('snapshot', () => watchOwn(client, index));
      client.socket.close();
      await once(client.socket, 'close');
    },
    () => dropUpgrade(testBed.gateway.url),
  ];
  const openAndDrop = async (from: number, count: number) => {
    for (let start = from; start < from + count; start += WAVE) {
      const indices = Array.from({ length: WAVE }, (_, offset) => start + offset);
      await Promise.all(indices.map(async (index) => ways[index % ways.length]?.(index)));
    }
  };
  const counts = async () => {
    const kept: Partial<Record<Counted, number>> = {};
    for (const what of KEPT) kept[what] = await inspector.count(what);
    return kept;
  };

  /** Each count collects garbage first, so it stops at the first difference. */
  const leavesNothing = async () => {
    for (const what of KEPT)
      expect({ [what]: await inspector.count(what) }).toEqual({ [what]: before[what] });
    return true;
  };
  const nothingIsKept = async () => {
    await inspector.untilOpen(1);
    await eventually('nothing is left', leavesNothing);
  };
  const othersAreServed = async () => {
    expect(other.closed).toBeUndefined();
    await other.next('snapshot', () => other.watch());
  };

  it(
    'releases 5,000 of them, and serves the others',
    async () => {
      await openAndDrop(0, WAVE); // what the first ones load stays
      await nothingIsKept();
      const memory = await inspector.memory();
      await openAndDrop(WAVE, CONNECTIONS);
      await nothingIsKept();
      expect((await inspector.memory()) - memory).toBeLessThan(MEMORY_BOUND);
      await othersAreServed();
    },
    LIMIT_MS,
  );

  it('releases those that it closes for invalid frames', async () => {
    const faults: [number, (client: LiveClient) => void][] = [
      [4400, (client) => client.socket.send('{"type":')],
      [1009, (client) => client.socket.send('x'.repeat(30_000))],
      [4429, (client) => Array.from({ length: 1_000 }, (_, index) => watchOwn(client, index))],
    ];
    for (const [code, commit] of faults) {
      const clients = await Promise.all(Array.from({ length: 20 }, open));
      clients.forEach(watchOwn);
      clients.forEach(commit);
      for (const client of clients) expect((await client.end()).code).toBe(code);
    }
    await nothingIsKept();
    await othersAreServed();
  });
});

/** Sends an upgrade and resets the connection without reading the response. */
async function dropUpgrade(url: string): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const headers = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
  const key = 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==';
  socket.write(['GET /api/live HTTP/1.1', `host: ${host}`, ...headers, key, '', ''].join('\r\n'));
  socket.resetAndDestroy();
}
