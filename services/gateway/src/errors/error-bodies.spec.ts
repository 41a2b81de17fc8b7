import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { aToken } from '../../test/support/a-token.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';

const LOCATION = '/api/providers/location';
const ACTIVE = '/api/providers/active';
const HERE = { latitude: 39.9, longitude: 32.8 };

/** Rejects unknown fields. */
const ExactBody = ErrorBody.strict();

describe('the error body of plain Fastify routes', () => {
  let gateway: InProcessGateway;
  beforeAll(async () => {
    gateway = await startInProcess({ LOCATION_LIMIT_PER_SECOND: '3', ADDRESS_LIMIT_PER_MINUTE: '10' });
  });
  afterAll(() => gateway.stop());

  const readBody = async (reply: Response) => {
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const body = ExactBody.parse(await reply.json());
    expect(body.requestId).toBe(reply.headers.get('x-request-id'));
    return body;
  };
  const manyTimes = (call: () => Promise<Response>) => Promise.all(Array.from({ length: 12 }, call));

  it.each([
    ['who is offline', 409, 'provider-offline', HERE, 'offline'],
    ['broken JSON', 400, 'json-broken', '{"latitude":', 'user-1'],
    ['an empty body', 400, 'input-invalid', '', 'user-1'],
    ['a position that is none', 400, 'input-invalid', { latitude: 91, longitude: 32 }, 'user-2'],
    ['a body that is too large', 413, 'body-too-large', { a: 'x'.repeat(100_000) }, 'user-3'],
  ])('for a position of %s is %i %s', async (_what, status, code, body, sub) => {
    const reply = await gateway.call(LOCATION, body, aToken({ sub }));
    expect(reply.status).toBe(status);
    expect((await readBody(reply)).code).toBe(code);
  });

  it('for a position without a token has WWW-Authenticate', async () => {
    const reply = await gateway.call(LOCATION, HERE, '');
    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="rotadas"']);
    expect((await readBody(reply)).code).toBe('token-missing');
  });

  it('for positions past the limit has Retry-After', async () => {
    const token = aToken({ sub: 'user-4' });
    const replies = await manyTimes(() => gateway.call(LOCATION, HERE, token));
    const rejected = replies.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(0);
    for (const reply of rejected) {
      expect(reply.headers.get('retry-after')).toBe('1');
      expect((await readBody(reply)).code).toBe('rate-limited');
    }
  });

  it('for an invalid list query names the field', async () => {
    const reply = await gateway.call(`${ACTIVE}?bbox=1,2,3`, undefined, '');
    expect(reply.status).toBe(400);
    expect(await readBody(reply)).toMatchObject({
      code: 'input-invalid',
      details: { bbox: expect.any(String) },
    });
  });

  it.each([ACTIVE, '/api/live'])('for %s past the address limit has Retry-After', async (path) => {
    const replies = await manyTimes(() => gateway.call(path, undefined, ''));
    const rejected = replies.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(0);
    for (const reply of rejected) {
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await readBody(reply)).code).toBe('rate-limited');
    }
  });
});

describe('an unreadable body', () => {
  let gateway: InProcessGateway;
  beforeAll(async () => void (gateway = await startInProcess()));
  afterAll(() => gateway.stop());

  const readReply = async (reply: Response) => [reply.status, ErrorBody.parse(await reply.json()).code];

  it.each([
    ['broken JSON', '{"type":', 400, 'json-broken'],
    ['nothing', '', 400, 'input-invalid'],
    ['a key that poisons prototypes', '{"fullName":"A","__proto__":{"isAdmin":true}}', 400, 'json-broken'],
    ['a megabyte', { from: 'x'.repeat(1_000_000) }, 413, 'body-too-large'],
  ])('(%s) is rejected', async (_what, body, status, code) => {
    expect(await readReply(await gateway.call('/api/users/profile', body))).toEqual([status, code]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    '(of the type %s) is rejected',
    async (type) => {
      const headers = { 'content-type': type };
      const reply = await fetch(`${gateway.url}/api/services`, { method: 'POST', headers, body: 'a=b' });
      expect(await readReply(reply)).toEqual([415, 'media-unsupported']);
    },
  );

  it('rejects a number too large for JSON as not finite', async () => {
    const reply = await gateway.call(LOCATION, '{"latitude":1e999,"longitude":3}');
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { code: 'input-invalid', details: { latitude: expect.stringContaining('sonlu') } },
    ]);
  });

  it('returns 404 for an unknown path whatever the body', async () => {
    expect(await readReply(await gateway.call('/api/nowhere', {}))).toEqual([404, 'path-unknown']);
  });
});
