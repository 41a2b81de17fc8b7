import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { aToken } from '../../test/support/a-token.js';
import { useGateway } from '../../test/support/in-process-gateway.js';

/** Requests per address and minute. */
const LIMIT = 10;

const API_POLICY = "default-src 'none';frame-ancestors 'none'";

describe('a target in another form', () => {
  const gateway = useGateway(
    {
      ADDRESS_LIMIT_PER_MINUTE: String(LIMIT),
      LOCATION_LIMIT_PER_SECOND: '1000',
      TRUST_PROXY: '127.0.0.1',
    },
    {
      web: {
        'index.html': '<!doctype html><title>index</title>',
        'login.html': '<!doctype html><title>login</title>',
      },
    },
  );
  let addresses = 0;

  const newAddress = () => `192.0.2.${(addresses += 1)}`;

  /** Sends the target unchanged; `fetch` would normalize it. */
  const send = async (target: string, address: string, body?: object) => {
    const { hostname, port } = new URL(gateway.url);
    const outgoing = request({
      hostname,
      port,
      path: target,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${aToken()}`,
        accept: 'text/html',
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
    });
    outgoing.end(body && JSON.stringify(body));
    const [reply]: IncomingMessage[] = await once(outgoing, 'response');
    if (!reply) throw new Error('there is no reply');
    return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
  };

  it.each([
    ['/api/config', 200],
    ['/%61pi/config', 200],
    ['/%61%70%69/%63onfig', 200],
    ['/api//config', 404],
    ['/%61pi/nowhere', 404],
    ['/api/../api/config', 404],
    ['/api/%zz', 404],
    [`/api/users/${'1'.repeat(500)}`, 404],
  ])('%s counts against the address', async (target, status) => {
    const address = newAddress();
    const statuses = [];
    for (let count = 0; count < LIMIT + 2; count += 1) statuses.push((await send(target, address)).status);
    expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => status), 429, 429]);
  });

  it.each(['/api/users/me', '/%61pi/users/me', '/%61pi/users/%6de'])(
    '%s is not cached, and loads nothing',
    async (target) => {
      const { status, headers } = await send(target, newAddress());
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toBe(API_POLICY);
    },
  );

  it.each(['/api/providers/location', '/%61pi/providers/location'])(
    '%s is stored, and does not count against the address',
    async (target) => {
      const address = newAddress();
      for (let count = 0; count < LIMIT + 2; count += 1) {
        expect((await send(target, address, { latitude: 39, longitude: 32 })).status).toBe(204);
      }
      expect((await send('/api/config', address)).status).toBe(200);
    },
  );

  it.each(['//api/config', '/api', '/./api/config'])('%s is no call', async (target) => {
    expect((await send(target, newAddress())).body).not.toContain('contactEmail');
  });

  it.each([
    ['/login', 'login'],
    ['/%6cogin', 'login'],
    ['/%zz', 'index'],
    ['/%ff?a=%20', 'index'],
  ])('%s is the page %s, and has a limit of its own', async (target, page) => {
    const address = newAddress();
    for (let count = 0; count < LIMIT * 5; count += 1) {
      const { status, headers, body } = await send(target, address);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain(`<title>${page}<`);
    }
    const rejected = await send(target, address);
    expect([rejected.status, JSON.parse(rejected.body)]).toMatchObject([429, { code: 'rate-limited' }]);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('/api/config', address)).status).toBe(200);
  });
});
