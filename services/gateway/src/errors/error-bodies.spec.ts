import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { aToken } from '../../test/support/a-token.js';
import { useGateway } from '../../test/support/in-process-gateway.js';

const LOCATION = '/api/providers/location';
const ACTIVE = '/api/providers/active';
const PROFILE = '/api/users/profile';
const HERE = { latitude: 39.9, longitude: 32.8 };
const POISONED = '{"fullName":"A","__proto__":{"isAdmin":true}}';
const ADDRESS_LIMIT = 30;

/** Rejects unknown fields. */
const ExactBody = ErrorBody.strict();

describe('the error body', () => {
  const gateway = useGateway({
    LOCATION_LIMIT_PER_SECOND: '3',
    ADDRESS_LIMIT_PER_MINUTE: String(ADDRESS_LIMIT),
  });

  const readBody = async (reply: Response) => {
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const body = ExactBody.parse(await reply.json());
    expect(body.requestId).toBe(reply.headers.get('x-request-id'));
    return body;
  };
  const findRejected = async (call: () => Promise<Response>) => {
    const replies = await Promise.all(Array.from({ length: ADDRESS_LIMIT + 2 }, call));
    const rejected = replies.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(0);
    return rejected;
  };

  it.each([
    ['an offline provider', LOCATION, HERE, 409, 'provider-offline', 'offline'],
    ['broken JSON', LOCATION, '{"latitude":', 400, 'json-invalid', 'user-1'],
    ['an empty body', LOCATION, '', 400, 'input-invalid', 'user-1'],
    ['a position that is none', LOCATION, { latitude: 91, longitude: 32 }, 400, 'input-invalid', 'user-2'],
    ['a body that is too large', LOCATION, { a: 'x'.repeat(100_000) }, 413, 'body-too-large', 'user-3'],
    ['broken JSON', PROFILE, '{"type":', 400, 'json-invalid', 'ayse'],
    ['an empty body', PROFILE, '', 400, 'input-invalid', 'ayse'],
    ['a key that poisons prototypes', PROFILE, POISONED, 400, 'json-invalid', 'ayse'],
    ['a body that is too large', PROFILE, { a: 'x'.repeat(100_000) }, 413, 'body-too-large', 'ayse'],
  ])('is sent for %s to %s', async (_what, path, body, status, code, sub) => {
    const reply = await gateway.call(path, body, aToken({ sub }));
    expect(reply.status).toBe(status);
    expect((await readBody(reply)).code).toBe(code);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'is sent for the media type %s',
    async (type) => {
      const headers = { 'content-type': type };
      const reply = await fetch(`${gateway.url}${PROFILE}`, { method: 'POST', headers, body: 'a=b' });
      expect([reply.status, (await readBody(reply)).code]).toEqual([415, 'media-unsupported']);
    },
  );

  it('is sent with WWW-Authenticate for a position without a token', async () => {
    const reply = await gateway.call(LOCATION, HERE, '');
    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="rotadas"']);
    expect((await readBody(reply)).code).toBe('token-missing');
  });

  it('is sent with Retry-After for positions past the limit', async () => {
    const token = aToken({ sub: 'user-4' });
    for (const reply of await findRejected(() => gateway.call(LOCATION, HERE, token))) {
      expect(reply.headers.get('retry-after')).toBe('1');
      expect((await readBody(reply)).code).toBe('rate-limited');
    }
  });

  it('names the field of an invalid list query', async () => {
    const reply = await gateway.call(`${ACTIVE}?bbox=1,2,3`, undefined, '');
    expect(reply.status).toBe(400);
    expect(await readBody(reply)).toMatchObject({
      code: 'input-invalid',
      details: { bbox: expect.any(String) },
    });
  });

  it.each([ACTIVE, '/api/live'])('is sent with Retry-After for %s past the address limit', async (path) => {
    for (const reply of await findRejected(() => gateway.call(path, undefined, ''))) {
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await readBody(reply)).code).toBe('rate-limited');
    }
  });
});
