import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { eventually } from '@rotadas/test-kit/eventually';
import type { ListeningProcess } from '@rotadas/test-kit/service-process';
import { countDescriptors } from '../support/memory-inspector.js';
import { startGatewayWithTimeLimits } from '../support/running-gateway.js';
import { startTestBed, type TestBed } from '../support/test-bed.js';
import { aToken } from '../support/a-token.js';
import {
  parseStatus,
  connectHalfOpen,
  halfClosedAt,
  type HalfOpenClient,
} from '../support/half-open-client.js';

/** Further loopback addresses. */
const ATTACKER = '127.0.0.9';
const PROXY = '127.0.0.10';

const CONNECTIONS_MAX = 50;

/** A busy machine is slower than the attackers' limits. */
const GENEROUS_TIME_LIMITS = { headersMs: 30_000, requestMs: 30_000 };

const HALF_A_HEAD = 'GET /healthz HTTP/1.1\r\nhost: rotadas.example\r\nx-slow: ';
const halfABody = () =>
  [
    'POST /api/users/profile HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${aToken()}`,
    'content-type: application/json',
    'content-length: 40',
    '',
    '{"fullName":',
  ].join('\r\n');
const request = (connection: string) =>
  `GET /healthz HTTP/1.1\r\nhost: rotadas.example\r\nconnection: ${connection}\r\n\r\n`;

describe('slow or many clients', () => {
  let testBed: TestBed;
  const clients: HalfOpenClient[] = [];
  beforeAll(async () => {
    testBed = await startTestBed(
      { CONNECTIONS_PER_ADDRESS: String(CONNECTIONS_MAX) },
      { headersMs: 250, requestMs: 500 },
    );
  });
  afterEach(() => clients.splice(0).forEach(({ socket }) => socket.destroy()));
  afterAll(() => testBed.stop());

  const attack = (sent: string, from = ATTACKER, gateway: ListeningProcess = testBed.gateway) => {
    const client = connectHalfOpen(gateway.url, sent, from);
    clients.push(client);
    return client;
  };
  const connectMany = (count: number, sent: string, from = ATTACKER, gateway = testBed.gateway) =>
    Array.from({ length: count }, () => attack(sent, from, gateway));
  const nothingIsLeft = (before: number) =>
    eventually('the sockets are closed', async () => {
      const { pid, url } = testBed.gateway;
      return (await countDescriptors(pid)) <= before && (await halfClosedAt(url)) === 0;
    });

  it.each([
    ['its headers', HALF_A_HEAD],
    ['its first line', 'GET /heal'],
    ['its body', halfABody()],
    ['anything at all', ''],
  ])('get 408 if %s does not arrive in time, and leave no socket', async (_what, sent) => {
    const before = await countDescriptors(testBed.gateway.pid);
    for (const { response } of connectMany(20, sent)) {
      const [head = '', body = ''] = (await response).split('\r\n\r\n');
      expect(parseStatus(head)).toBe(408);
      expect(head).toContain('connection: close');
      const { code, requestId } = ErrorBody.strict().parse(
        JSON.parse(Buffer.from(body, 'latin1').toString()),
      );
      expect([code, head.includes(`x-request-id: ${requestId}`)]).toEqual(['request-slow', true]);
    }
    await nothingIsLeft(before);
  });

  it('get 408 for a body sent byte by byte, which is not logged as an error', async () => {
    const client = attack(halfABody());
    const drip = setInterval(() => client.socket.write(' '), 100);
    const response = await client.response.finally(() => clearInterval(drip));
    expect(parseStatus(response)).toBe(408);
    expect(testBed.gateway.output()).toBe('');
  });

  it('get at most their share of connections', async () => {
    const gateway = await startGatewayWithTimeLimits(testBed.settings, GENEROUS_TIME_LIMITS);
    try {
      const isServed = (client: HalfOpenClient) => client.socket.bytesRead > 0;
      const kept = connectMany(CONNECTIONS_MAX, request('keep-alive'), ATTACKER, gateway);
      await eventually('its share is served', async () => kept.every(isServed));
      const more = connectMany(CONNECTIONS_MAX, request('keep-alive'), ATTACKER, gateway);
      expect(await Promise.all(more.map(({ response }) => response))).toEqual(more.map(() => ''));
      expect((await fetch(`${gateway.url}/healthz`)).ok).toBe(true);
      kept.forEach(({ socket }) => socket.destroy());
      await eventually(
        'it is served again',
        async () => parseStatus(await attack(request('close'), ATTACKER, gateway).response) === 200,
      );
    } finally {
      await gateway.stop();
    }
  });

  it('are not counted behind a proxy, which has many clients', async () => {
    const settings = { ...testBed.settings, TRUST_PROXY: '1' };
    const gateway = await startGatewayWithTimeLimits(settings, GENEROUS_TIME_LIMITS);
    try {
      const many = connectMany(3 * CONNECTIONS_MAX, request('close'), PROXY, gateway);
      for (const { response } of many) expect(parseStatus(await response)).toBe(200);
    } finally {
      await gateway.stop();
    }
  });
});
