import { eventually } from '@rotadas/test-kit/eventually';
import { aToken, PROJECT_ID } from './support/a-token.js';
import { LiveClient } from './support/live-client.js';
import { startGateway } from './support/running-gateway.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

describe('sign-in', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed({ IDENTITY_RECHECK_SECONDS: '1' })));
  afterAll(() => testBed.stop());

  const unsigned = aToken({}, { alg: 'none' }).split('.').slice(0, 2).join('.');
  const past = Math.floor(Date.now() / 1_000) - 60;

  it.each([
    ['garbage', 'no-token-at-all', 401, 'token-invalid'],
    ['a token whose parts are no JSON', 'a.b.c', 401, 'token-invalid'],
    ['a token of another project', aToken({ aud: 'foreign' }), 401, 'token-invalid'],
    ['a token of another issuer', aToken({ iss: 'https://evil.example' }), 401, 'token-invalid'],
    ['a token that claims a signature', aToken({}, { alg: 'RS256', kid: 'x' }), 401, 'token-invalid'],
    ['an unsigned token', `${unsigned}.`, 401, 'token-invalid'],
    ['a token without its signature', aToken().split('.', 2).join('.').concat('.'), 401, 'token-invalid'],
    ['an expired token', aToken({ exp: past }), 401, 'token-expired'],
    ['an unverified e-mail', aToken({ email_verified: false }), 403, 'email-unverified'],
  ])('rejects %s', async (_what, token, status, code) => {
    const reply = await testBed.call('/api/users/me', undefined, token);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toEqual({
      error: expect.stringMatching(/\p{L}/u),
      code,
      requestId: reply.headers.get('x-request-id'),
    });
  });

  it('accepts a token in the Authorization header only', async () => {
    const reply = await testBed.call(`/api/users/me?access_token=${aToken()}`, undefined, '');
    expect(reply.status).toBe(401);
  });

  it('rejects a disabled account with a valid token, in calls and connections', async () => {
    const token = aToken({ sub: 'user-21' });
    const client = await LiveClient.connect(testBed.gateway.url);
    await client.signIn(token);
    const response = async () => {
      const reply = await testBed.call('/api/users/5', undefined, token);
      return [reply.status, await reply.text()];
    };
    expect(await response()).toEqual([200, expect.any(String)]);
    testBed.emulator.rejections.set('user-21', 'USER_DISABLED');
    await eventually('it is rejected', async () => (await response())[0] === 401);
    expect(await response()).toEqual([401, expect.stringContaining('token-invalid')]);
    expect(await client.end()).toEqual({ code: 4401, reason: 'access-lost' });
  });

  it('rejects a token of the emulator if none is configured', async () => {
    const gateway = await startGateway({
      REDIS_URL: testBed.redis.url,
      NATS_URL: testBed.nats.url,
      FIREBASE_PROJECT_ID: PROJECT_ID,
    });
    const reply = await fetch(`${gateway.url}/api/users/me`, {
      headers: { authorization: `Bearer ${aToken()}` },
    });
    expect([reply.status, await reply.json()]).toMatchObject([401, { code: 'token-invalid' }]);
    await gateway.stop();
  });
});
