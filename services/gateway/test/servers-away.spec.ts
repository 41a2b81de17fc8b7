import { Readiness } from '@rotadas/contracts/health/health.routes';
import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from './support/a-token.js';
import { setStageApart } from './support/stage.js';
import { challengeFor, tokenFrom } from './support/work.js';

const HERE = { latitude: 39.9, longitude: 32.8 };
const REPORT = { category: 'odeme', description: 'Ödeme geçmedi' };
const ADMIN = aToken({ sub: 'admin' });

describe('while a server is away', () => {
  let stage: Awaited<ReturnType<typeof setStageApart>>;
  beforeAll(async () => void (stage = await setStageApart({ LOCATION_LIMIT_PER_SECOND: '1000' })));
  afterAll(() => stage.stop());

  const readiness = async () => {
    const reply = await fetch(`${stage.gateway.url}/readyz`);
    return { status: reply.status, body: Readiness.parse(await reply.json()) };
  };
  const works = () =>
    eventually('positions are stored', async () => (await stage.call('/api/providers/location', HERE)).ok);

  it('answers 503 with Retry-After without NATS, and works again after its return', async () => {
    await works();
    await stage.nats.stop();
    const replies = await Promise.all([
      stage.call('/api/users/me'),
      stage.call('/api/providers/location', HERE),
      stage.call('/api/reports', REPORT),
      stage.call('/api/places?q=Konya'),
      stage.call('/api/places/nearest?latitude=39.9&longitude=32.8'),
      stage.call('/api/reports', undefined, ADMIN),
      fetch(`${stage.gateway.url}/api/reports/5/status`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ADMIN}` },
        body: JSON.stringify({ status: 'yeni' }),
      }),
    ]);
    for (const reply of replies) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await reply.json()).toMatchObject({ code: 'dependency-away' });
    }
    expect(await readiness()).toMatchObject({
      status: 503,
      body: { checks: { nats: false, users: false, redis: true } },
    });
    await stage.nats.start();
    await works();
    await stage.ready();
    expect((await stage.call('/api/reports', REPORT)).status).toBe(201);
  });

  it('still serves without Redis, by counting limits itself, and says that it is not ready', async () => {
    await stage.redis.stop();
    await eventually('readiness tells', async () => !(await readiness()).body.checks['redis']);
    expect((await stage.call('/api/users/5')).status).toBe(200);
    await stage.redis.start();
    await stage.ready();
  });

  it('answers 503 with Retry-After to the bot-check without Redis, and accepts its tokens after', async () => {
    const verify = (token: string) => stage.call('/api/bot-check/verify', { action: 'login', token }, '');
    const token = await tokenFrom(await challengeFor(stage, 'login'));
    await stage.redis.stop();
    const replies = await Promise.all([
      stage.call('/api/bot-check/challenge?action=login', undefined, ''),
      verify(token),
    ]);
    for (const reply of replies) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await reply.json()).toMatchObject({ code: 'dependency-away' });
    }
    await stage.redis.start();
    await eventually('tokens are accepted', async () => {
      const fresh = await tokenFrom(await challengeFor(stage, 'login'));
      return (await verify(fresh)).status === 204;
    });
  });

  it.each(['mongodb', 'redis', 'nats'] as const)(
    'is not ready while a service that answers misses %s',
    async (server) => {
      stage.asked.reached[server] = false;
      expect(await readiness()).toMatchObject({
        status: 503,
        body: { checks: { [server]: false, users: true, providers: true } },
      });
      stage.asked.reached[server] = true;
      await stage.ready();
    },
  );
});
