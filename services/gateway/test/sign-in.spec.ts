import { aToken, PROJECT_ID } from './support/a-token.js';
import type { ListeningProcess } from '@rotadas/test-kit/service-process';
import { startGateway } from './support/running-gateway.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

describe('sign-in', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed()));
  afterAll(() => testBed.stop());

  const past = Math.floor(Date.now() / 1_000) - 60;

  it.each([
    ['no token', '', 401, 'token-missing'],
    ['garbage', 'no-token-at-all', 401, 'token-invalid'],
    ['a token whose parts are no JSON', 'a.b.c', 401, 'token-invalid'],
    ['a token of another project', aToken({ aud: 'foreign' }), 401, 'token-invalid'],
    ['a token of another issuer', aToken({ iss: 'https://evil.example' }), 401, 'token-invalid'],
    ['a token that claims a signature', aToken({}, { alg: 'RS256', kid: 'x' }), 401, 'token-invalid'],
    ['a token of a deleted user', aToken({ sub: 'deleted' }), 401, 'token-invalid'],
    ['an expired token', aToken({ exp: past }), 401, 'token-expired'],
    ['an unverified e-mail', aToken({ email_verified: false }), 403, 'email-unverified'],
  ])('refuses %s', async (_what, token, status, code) => {
    const reply = await testBed.call('/api/users/me', undefined, token);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toEqual({
      error: expect.stringMatching(/\p{L}/u),
      code,
      requestId: reply.headers.get('x-request-id'),
    });
  });

  it('takes a token from the Authorization header only', async () => {
    const reply = await testBed.call(`/api/users/me?access_token=${aToken()}`, undefined, '');
    expect(reply.status).toBe(401);
  });

  it('verifies a token once, however many calls bring it at the same time', async () => {
    const before = testBed.emulator.lookUps();
    const token = aToken({ sub: 'mehmet' });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => testBed.call('/api/users/5', undefined, token)),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(testBed.emulator.lookUps() - before).toBe(1);
    expect(testBed.asked.identities.filter((uid) => uid === 'mehmet')).toHaveLength(1);
  });

  describe('without an emulator', () => {
    let gateway: ListeningProcess;
    beforeAll(async () => {
      gateway = await startGateway({
        REDIS_URL: testBed.redis.url,
        NATS_URL: testBed.nats.url,
        FIREBASE_PROJECT_ID: PROJECT_ID,
        FIREBASE_API_KEY: 'own-key',
        FIREBASE_AUTH_DOMAIN: 'sign-in.rotadas.example',
        FIREBASE_STORAGE_BUCKET: 'own-project.appspot.com',
        FIREBASE_MESSAGING_SENDER_ID: '123456',
        FIREBASE_APP_ID: '1:123456:web:abc',
        FIREBASE_MEASUREMENT_ID: 'G-ABC',
      });
    });
    afterAll(() => gateway.stop());

    it('refuses the token of one', async () => {
      const reply = await fetch(`${gateway.url}/api/users/me`, {
        headers: { authorization: `Bearer ${aToken()}` },
      });
      expect([reply.status, await reply.json()]).toMatchObject([401, { code: 'token-invalid' }]);
    });

    it('hands the whole identity configuration of the operator to the web app', async () => {
      const config = await fetch(`${gateway.url}/api/config`);
      expect(await config.json()).toMatchObject({
        firebase: {
          apiKey: 'own-key',
          authDomain: 'sign-in.rotadas.example',
          projectId: PROJECT_ID,
          storageBucket: 'own-project.appspot.com',
          messagingSenderId: '123456',
          appId: '1:123456:web:abc',
          measurementId: 'G-ABC',
        },
        authEmulatorUrl: null,
      });
    });
  });

  it('says so when no Firebase project is configured', async () => {
    const gateway = await startGateway({ REDIS_URL: testBed.redis.url, NATS_URL: testBed.nats.url });
    const reply = await fetch(`${gateway.url}/api/users/me`, {
      headers: { authorization: `Bearer ${aToken()}` },
    });
    expect([reply.status, await reply.json()]).toMatchObject([
      503,
      { error: 'Firebase yapılandırması eksik' },
    ]);
    const config = await fetch(`${gateway.url}/api/config`);
    expect(await config.json()).toMatchObject({ firebase: null });
    await gateway.stop();
  });
});
