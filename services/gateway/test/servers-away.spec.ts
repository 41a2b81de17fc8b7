import { Readiness } from '@rotadas/contracts/health/health.routes';
import { eventually } from '@rotadas/test-kit/eventually';
import { setStage, type Stage } from './support/stage.js';

const HERE = { latitude: 39.9, longitude: 32.8 };

describe('while a server is away', () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await setStage({ LOCATION_LIMIT_PER_SECOND: '1000' })));
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
    const [me, position] = await Promise.all([
      stage.call('/api/users/me'),
      stage.call('/api/providers/location', HERE),
    ]);
    for (const reply of [me, position]) {
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
  });

  it('still serves without Redis, by counting limits itself, and says that it is not ready', async () => {
    await stage.redis.stop();
    await eventually('readiness tells', async () => !(await readiness()).body.checks['redis']);
    expect((await stage.call('/api/users/5')).status).toBe(200);
    await stage.redis.start();
    await stage.ready();
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
