import { connect, type NatsConnection } from '@nats-io/transport-node';
import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from './support/a-token.js';
import { LiveClient } from './support/live-client.js';
import { startTestBed, startIsolatedTestBed, type TestBed } from './support/test-bed.js';

const ADMIN = aToken({ sub: 'admin' });
const SPOT = { latitude: 39.9, longitude: 32.8 };

/** The status of a call that only admins may make. */
const asAdmin = async (testBed: TestBed) =>
  (await testBed.call('/api/reports/page', undefined, ADMIN)).status;

describe('what the records say', () => {
  let testBed: Awaited<ReturnType<typeof startIsolatedTestBed>>;
  let nats: NatsConnection;
  beforeAll(async () => {
    testBed = await startIsolatedTestBed();
    nats = await connect({ servers: testBed.nats.url });
  });
  beforeEach(() => void testBed.asked.admins.add('admin'));
  afterAll(async () => {
    await nats.close();
    await testBed.stop();
  });
  const tell = (change: AccessChange) => nats.publish(ACCESS_CHANGED, JSON.stringify(change));

  it('counts as soon as it is told: who is no longer an admin is refused, who became one is not', async () => {
    expect(await asAdmin(testBed)).toBe(200);
    testBed.asked.admins.delete('admin');
    expect(await asAdmin(testBed)).toBe(200); // nobody said so yet
    tell({ kind: 'changed', userId: 7 });
    await eventually('the admin is refused', async () => (await asAdmin(testBed)) === 403);
    testBed.asked.admins.add('admin');
    tell({ kind: 'changed', userId: 7 });
    await eventually('the admin is back', async () => (await asAdmin(testBed)) === 200);
  });

  it('is asked anew of all admins when something may have been missed', async () => {
    expect(await asAdmin(testBed)).toBe(200);
    testBed.asked.admins.delete('admin');
    tell({ kind: 'missed' });
    await eventually('the admin is refused', async () => (await asAdmin(testBed)) === 403);
  });

  it.each([
    ['is no more', 'gone', 12],
    ['is let in no more', 'suspended', 14],
  ] as const)('ends the live connections of an account that %s, and no others', async (_what, kind, id) => {
    const [gone, other] = await Promise.all([id, 13].map(() => LiveClient.connect(testBed.gateway.url)));
    if (!gone || !other) throw new Error('two clients were asked for');
    await gone.signIn(aToken({ sub: `user-${id}` }));
    await other.signIn(aToken({ sub: 'user-13' }));
    tell({ kind, userId: id });
    expect(await gone.end()).toEqual({ code: 4401, reason: 'access-lost' });
    await other.signIn(aToken({ sub: 'user-13' }));
    expect(other.closed).toBeUndefined();
    other.close();
  });

  it('is asked anew of all admins after NATS was away', async () => {
    tell({ kind: 'changed', userId: 7 });
    await eventually('the admin is one', async () => (await asAdmin(testBed)) === 200);
    await testBed.nats.stop();
    testBed.asked.admins.delete('admin');
    await testBed.nats.start();
    await eventually('the admin is refused', async () => (await asAdmin(testBed)) === 403);
  });
});

describe('what the identity provider says', () => {
  let testBed: TestBed;
  beforeAll(
    async () =>
      void (testBed = await startTestBed({
        IDENTITY_RECHECK_SECONDS: '1',
        LOCATION_LIMIT_PER_SECOND: '1000',
        LIVE_FRAMES_PER_SECOND: '1000',
      })),
  );
  afterAll(() => testBed.stop());

  const answerTo = async (path: string, token: string, body?: object) => {
    const reply = await testBed.call(path, body, token);
    return { status: reply.status, body: await reply.text() };
  };
  const isRefused = async (path: string, token: string, body?: object) => {
    const { status, body: text } = await answerTo(path, token, body);
    return status === 401 && text.includes('token-invalid');
  };

  it.each([
    ['a disabled account', 'user-21', 'USER_DISABLED'],
    ['a deleted account', 'user-22', 'USER_NOT_FOUND'],
    ['an account that was signed out everywhere', 'user-23', 'TOKEN_EXPIRED'],
  ] as const)('counts while the token of %s is still good', async (_what, sub, refusal) => {
    const token = aToken({ sub });
    expect((await answerTo('/api/users/5', token)).status).toBe(200);
    testBed.emulator.refusals.set(sub, refusal);
    await eventually('it is refused', () => isRefused('/api/users/5', token));
    expect(await isRefused('/api/providers/location', token, SPOT)).toBe(true);
  });

  it('counts where a token comes that this gateway never saw, unless it is fresh', async () => {
    testBed.emulator.refusals.set('user-24', 'USER_DISABLED');
    const minutesAgo = Math.floor(Date.now() / 1_000) - 600;
    const old = aToken({ sub: 'user-24', iat: minutesAgo, auth_time: minutesAgo });
    expect(await isRefused('/api/users/5', old)).toBe(true);
  });

  it('ends the live connections too, at the next token that they show', async () => {
    const client = await LiveClient.connect(testBed.gateway.url);
    const token = aToken({ sub: 'user-25' });
    await client.signIn(token);
    testBed.emulator.refusals.set('user-25', 'USER_DISABLED');
    await eventually('it is closed', async () => {
      if (client.closed === undefined) client.send({ type: 'auth', token });
      return client.closed !== undefined;
    });
    expect(client.closed).toEqual({ code: 4401, reason: 'access-lost' });
  });

  it('is not waited for by positions', async () => {
    const token = aToken({ sub: 'user-26' });
    const answer = Promise.withResolvers<undefined>();
    testBed.emulator.delay = answer.promise.then();
    const isAsked = () => testBed.emulator.ownLookUps.includes('user-26');
    await eventually('a look-up is under way', async () => {
      expect((await answerTo('/api/providers/location', token, SPOT)).status).toBe(204);
      return isAsked();
    });
    expect((await answerTo('/api/providers/location', token, SPOT)).status).toBe(204);
    answer.resolve(undefined);
  });

  it('signs nobody out while it cannot be asked', async () => {
    const token = aToken({ sub: 'user-27' });
    testBed.emulator.isFailing = true;
    await eventually('it is asked', async () => {
      expect((await answerTo('/api/users/5', token)).status).toBe(200);
      return testBed.emulator.ownLookUps.includes('user-27');
    });
    expect((await answerTo('/api/users/5', token)).status).toBe(200);
  });
});
