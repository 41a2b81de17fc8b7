import { NewDevice } from '@rotadas/contracts/devices/device';
import { ProductStatus } from '@rotadas/contracts/operations/product-status';
import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from '../support/a-token.js';
import { startIsolatedTestBed } from '../support/test-bed.js';
import { challengeFor, tokenFrom } from '../support/work.js';

const HERE = { latitude: 39.9, longitude: 32.8 };
const REPORT = { category: 'odeme', description: 'Ödeme geçmedi' };
const ADMIN = aToken({ sub: 'admin' });
const DEMOTED = aToken({ sub: 'demoted' });

describe('while a server is unavailable', () => {
  let testBed: Awaited<ReturnType<typeof startIsolatedTestBed>>;
  beforeAll(async () => void (testBed = await startIsolatedTestBed({ LOCATION_LIMIT_PER_SECOND: '1000' })));
  afterAll(() => testBed.stop());

  const readyStatus = async () => (await fetch(`${testBed.gateway.url}/readyz`)).status;
  const status = async () => {
    const reply = await testBed.call('/api/admin/status', undefined, ADMIN);
    return ProductStatus.parse(await reply.json());
  };
  const works = () =>
    eventually('positions are stored', async () => (await testBed.call('/api/providers/location', HERE)).ok);

  it('returns 503 with Retry-After without NATS, and recovers', async () => {
    testBed.standIns.admins.add('demoted');
    await works();
    const device = NewDevice.parse(await (await testBed.call('/api/devices', { name: 'Telefon' })).json());
    const position = `/api/devices/positions?id=${device.token}&lat=39.9&lon=32.8`;
    expect((await testBed.call(position)).status).toBe(200);
    await testBed.nats.stop();
    const replies = await Promise.all([
      testBed.call('/api/users/me'),
      testBed.call('/api/providers/location', HERE),
      testBed.call(position),
      testBed.call('/api/reports', REPORT),
      testBed.call('/api/reports', undefined, DEMOTED),
    ]);
    for (const reply of replies) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await reply.json()).toMatchObject({ code: 'service-unavailable' });
    }
    expect(await readyStatus()).toBe(503);
    testBed.standIns.admins.delete('demoted'); // which no message could report
    await testBed.nats.start();
    await works();
    expect((await testBed.call(position)).status).toBe(200);
    await testBed.ready();
    await eventually('the former admin is rejected', async () => {
      const reply = await testBed.call('/api/reports/page', undefined, DEMOTED);
      return reply.status === 403;
    });
    expect((await testBed.call('/api/reports', REPORT)).status).toBe(201);
  });

  it('works and stays ready without Redis by counting limits itself', async () => {
    await testBed.redis.stop();
    await eventually('administrators see it', async () => (await status()).servers['redis'] === false);
    expect((await testBed.call('/api/users/5')).status).toBe(200);
    expect(await readyStatus()).toBe(200);
    await testBed.redis.start();
    await eventually('all works again', async () => (await status()).isComplete);
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
      expect(await reply.json()).toMatchObject({ code: 'service-unavailable' });
    }
    await testBed.redis.start();
    await eventually('tokens are accepted', async () => {
      const fresh = await tokenFrom(await challengeFor(testBed, 'login'));
      return (await verify(fresh)).status === 204;
    });
  });

  it.each(['mongodb', 'redis', 'nats'] as const)(
    'stays ready while an available service lacks %s, and reports it to administrators',
    async (server) => {
      testBed.standIns.reached[server] = false;
      expect(await status()).toMatchObject({
        isComplete: false,
        services: { users: true, providers: true },
        servers: { [server]: false },
      });
      expect(await readyStatus()).toBe(200);
      testBed.standIns.reached[server] = true;
      expect(await status()).toMatchObject({ isComplete: true });
    },
  );
});
