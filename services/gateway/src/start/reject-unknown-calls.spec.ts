import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorCodes, fastify as createFastify } from 'fastify';
import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { reroute } from './reject-unknown-calls.js';

/** Headers of every response. */
const PROTECTION = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
];

const gateway = useGateway();

describe('a path that the router rejects', () => {
  it.each([
    ['a percent sign alone', '/%'],
    ['an encoding that is none', '/api/users/%zz'],
    ['an encoding that is no UTF-8', '/api/users/%ff'],
    ['a parameter that is too long', `/api/users/${'1'.repeat(500)}`],
    ['an unknown path of the API', '/api/nowhere'],
    ['a path of twelve thousand characters', `/api/${'x'.repeat(12_000)}`],
  ])('(%s) gets the error body and the security headers', async (_what, path) => {
    const reply = await gateway.call(path, undefined, '');
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    const body = ErrorBody.parse(await reply.json());
    expect(body.requestId).toBe(reply.headers.get('x-request-id'));
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(PROTECTION.filter((name) => !reply.headers.has(name))).toEqual([]);
  });

  it.each([
    ['a first line longer than it reads', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 413],
    ['what is no HTTP', 'hello there\r\n\r\n', 400],
  ])('(%s) gets them too, and the connection is closed', async (_what, sent, status) => {
    const { port } = new URL(gateway.url);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined); // the rest of what is too long finds the connection closed
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(PROTECTION.filter((name) => !head.includes(`\r\n${name}: `))).toEqual([]);
    expect(head).toContain(`x-request-id: ${ErrorBody.parse(JSON.parse(body)).requestId}`);
  });
});

describe('another error of the router', () => {
  it('is returned as is, not as an unknown path', async () => {
    const fastify = createFastify();
    const failure = new errorCodes.FST_ERR_ASYNC_CONSTRAINT();
    fastify.get('/', (request, reply) => reroute(fastify, failure, request, reply));
    const reply = await fastify.inject('/');
    expect([reply.statusCode, reply.json()]).toMatchObject([500, { code: 'unexpected' }]);
  });
});

describe('a method that a path does not support', () => {
  it.each([
    ['PUT', '/api/users/me', 'GET, HEAD'],
    ['GET', '/api/users/profile', 'POST'],
    ['GET', '/api/providers/location', 'POST'],
    ['POST', '/api/providers/active', 'GET, HEAD'],
    ['DELETE', '/api/reports', 'GET, HEAD, POST'],
    ['POST', '/api/reports/5/status', 'PATCH'],
    ['OPTIONS', '/api/config', 'GET, HEAD'],
    ['POST', '/api/live', 'GET, HEAD'],
    ['GET', '/api/admin/session', 'DELETE, POST'],
    ['PATCH', '/readyz', 'GET, HEAD'],
    ['QUERY', '/api/users/me', 'GET, HEAD'],
  ])('(%s %s) returns 405 with the allowed methods', async (method, path, allowed) => {
    const body = method === 'GET' ? {} : { body: '{', headers: { 'content-type': 'application/json' } };
    const reply = await fetch(`${gateway.url}${path}`, { method, ...body });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, allowed]);
    expect(await reply.json()).toMatchObject({
      code: 'method-unknown',
      requestId: reply.headers.get('x-request-id'),
    });
  });

  it('returns 404 if the path is unknown too', async () => {
    expect((await fetch(`${gateway.url}/api/nowhere`, { method: 'PUT' })).status).toBe(404);
  });
});
