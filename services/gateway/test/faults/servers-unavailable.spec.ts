import { Readiness } from '@rotadas/contracts/health/health.rpc';
import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from '../support/a-token.js';
import { startIsolatedTestBed } from '../support/test-bed.js';
import { challengeFor, tokenFrom } from '../support/work.js';

const HERE = { latitude: 39.9, longitude: 32.8 };
const REPORT = { category: 'odeme', description: 'Ödeme geçmedi' };
const ADMIN = aToken({ sub: 'admin' });

describe('while a server is unavailable', () => {
  let testBed: Awaited<ReturnType<typeof startIsolatedTestBed>>;
  beforeAll(async () => void (testBed = await startIsolatedTestBed({ LOCATION_LIMIT_PER_SECOND: '1000' })));
  afterAll(() => testBed.stop());

  const readiness = async () => {
    const reply = await fetch(`${testBed.gateway.url}/readyz`);
    return { status: reply.status, body: Readiness.parse(await reply.json()) };
  };
  const works = () =>
    eventually('positions are stored', async () => (await testBed.call('/api/providers/location', HERE)).ok);

  it('returns 503 with Retry-After without NATS, and recovers', async () => {
    await works();
    await testBed.nats.stop();
    const replies = await Promise.all([
      testBed.call('/api/users/me'),
      testBed.call('/api/providers/location', HERE),
      testBed.call('/api/reports', REPORT),
      testBed.call('/api/reports', undefined, ADMIN),
    ]);
    for (const reply of replies) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await reply.json()).toMatchObject({ code: 'dependency-away' });
    }
    expect(await readiness()).toMatchObject({
      status: 503,
      body: { checks: { nats: false, users: false, redis: true } },
    });
    testBed.standIns.admins.delete('admin'); // which no message could report
    await testBed.nats.start();
    await works();
    await testBed.ready();
    await eventually('the former admin is rejected', async () => {
      const reply = await testBed.call('/api/reports/page', undefined, ADMIN);
      return reply.status === 403;
    });
    expect((await testBed.call('/api/reports', REPORT)).status).toBe(201);
  });

  it('works without Redis by counting limits itself, but is not ready', async () => {
    await testBed.redis.stop();
    await eventually('readiness reports it', async () => !(await readiness()).body.checks['redis']);
    expect((await testBed.call('/api/users/5')).status).toBe(200);
    await testBed.redis.start();
    await testBed.ready();
  });

  it('returns 503 with Retry-After for the bot-check without Redis, and accepts its tokens after', async () => {
    const verify = (token: string) => testBed.call('/api/bot-check/verify', { action: 'login', token }, '');
    const token = await tokenFrom(await challengeFor(testBed, 'login'));
    await testBed.redis.stop();
    const replies = await Promise.all([
      testBed.call('/api/bot-check/challenge?action=login', undefined, ''),
      verify(token),
    ]);
    for (const reply of replies) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await reply.json()).toMatchObject({ code: 'dependency-away' });
    }
    await testBed.redis.start();
    await eventually('tokens are accepted', async () => {
      const fresh = await tokenFrom(await challengeFor(testBed, 'login'));
      return (await verify(fresh)).status === 204;
    });
  });

  it.each(['mongodb', 'redis', 'nats'] as const)(
    'is not ready while an available service lacks %s',
    async (server) => {
      testBed.standIns.reached[server] = false;
      expect(await readiness()).toMatchObject({
        status: 503,
        body: { checks: { [server]: false, users: true, providers: true } },
      });
      testBed.standIns.reached[server] = true;
      await testBed.ready();
    },
  );
});
