import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { eventually } from '@rotadas/test-kit/eventually';
import type { ListeningProcess } from '@rotadas/test-kit/service-process';
import { withRedis } from '@rotadas/test-kit/connections';
import { countDescriptors } from '../support/memory-inspector.js';
import { LiveClient } from '../support/live-client.js';
import { startGateway } from '../support/running-gateway.js';
import { startTestBed, type TestBed } from '../support/test-bed.js';
import { parseStatus, connectHalfOpen, type HalfOpenClient } from '../support/half-open-client.js';

const LIVE = '/api/live';
const REFUSALS = 5_000;

const LIMIT_MS = 180_000;

/** Concurrent clients, none of which ends its connection. */
const BATCH = 250;

/** Tolerance for the gateway's own sockets and the calls of the test. */
const SPARE = 10;

const IN_ORDER = { 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'sec-websocket-version': '13' };

type Headers = Readonly<Record<string, string>>;

function upgrade(path: string, headers: Headers = IN_ORDER, method = 'GET'): string {
  const all = { host: 'localhost', connection: 'Upgrade', upgrade: 'websocket', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

describe('a rejected upgrade closes its socket', () => {
  let testBed: TestBed;
  let strict: ListeningProcess;
  let clients: HalfOpenClient[] = [];
  const leave = () => clients.splice(0).forEach(({ socket }) => socket.destroy());
  beforeAll(async () => {
    const limits = { LIVE_CONNECTIONS_PER_ADDRESS: String(BATCH), ADDRESS_LIMIT_PER_MINUTE: '1000000' };
    testBed = await startTestBed(limits, { closedSocketMs: 20 });
    strict = await startGateway({ ...testBed.settings, ADDRESS_LIMIT_PER_MINUTE: '1' });
  });
  afterEach(leave);
  afterAll(async () => {
    await strict.stop();
    await testBed.stop();
  });

  const reject = async (gateway: ListeningProcess, ...sent: string[]) => {
    const before = await countDescriptors(gateway.pid);
    const statuses = new Set<number | undefined>();
    for (let count = 0; count < REFUSALS; count += BATCH) {
      clients = Array.from({ length: BATCH }, (_, index) =>
        connectHalfOpen(gateway.url, sent[index % sent.length] ?? ''),
      );
      for (const { response } of clients) statuses.add(parseStatus(await response));
      await eventually(
        'its sockets are closed',
        async () => (await countDescriptors(gateway.pid)) <= before + SPARE,
      );
      leave();
    }
    return [...statuses];
  };
  /** Keeps the minute of each address from ending. */
  const keepCounting = () =>
    withRedis(testBed.redis.url, async (redis) => {
      for (const key of await redis.keys('gateway:limit:address:*')) await redis.expire(key, 3_600);
    });
  const isServed = async () => {
    const viewer = await LiveClient.connect(testBed.gateway.url);
    await viewer.next('snapshot', () => viewer.watch());
    viewer.close();
  };

  it(
    'past the connection limit of an address',
    async () => {
      const kept = await Promise.all(
        Array.from({ length: BATCH }, () => LiveClient.connect(testBed.gateway.url)),
      );
      expect(await reject(testBed.gateway, upgrade(LIVE))).toEqual([429]);
      await Promise.all(kept.map((client) => client.next('snapshot', () => client.watch())));
      for (const client of kept) client.close();
      await eventually('there is room again', () => isServed().then(() => true));
    },
    LIMIT_MS,
  );

  it(
    'past the request limit of an address',
    async () => {
      await fetch(`${strict.url}/api/config`);
      await keepCounting();
      expect(await reject(strict, upgrade(LIVE))).toEqual([429]);
    },
    LIMIT_MS,
  );

  it.each([
    [
      'from a page of another host',
      [403],
      [upgrade(LIVE, { ...IN_ORDER, origin: 'https://elsewhere.example' })],
    ],
    [
      'at another path, or by another method',
      [404, 200, 405],
      [upgrade(`${LIVE}/elsewhere`), upgrade('/healthz'), upgrade(LIVE, IN_ORDER, 'POST')],
    ],
    [
      'in an invalid form',
      [400, 404],
      [
        upgrade(LIVE, { ...IN_ORDER, 'sec-websocket-key': 'short' }),
        upgrade(LIVE, { upgrade: 'h2c' }),
        upgrade(LIVE, { ...IN_ORDER, 'sec-websocket-version': '99' }),
        upgrade(LIVE, {}),
        'UPGRADE\0\r\n\r\n',
      ],
    ],
  ])(
    '%s (%j)',
    async (_what, statuses, sent) => {
      expect(await reject(testBed.gateway, ...sent)).toEqual(statuses);
      await isServed();
    },
    LIMIT_MS,
  );

  it('with the usual error body and headers if its form is invalid', async () => {
    const { response, socket } = connectHalfOpen(testBed.gateway.url, upgrade(LIVE, {}));
    const [head = '', body = ''] = (await response).split('\r\n\r\n');
    expect(head).toContain(`x-request-id: ${ErrorBody.strict().parse(JSON.parse(body)).requestId}`);
    socket.destroy();
  });
});
