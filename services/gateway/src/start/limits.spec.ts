import { aToken } from '../../test/support/a-token.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';

describe('limits', () => {
  let gateway: InProcessGateway;
  beforeAll(async () => {
    gateway = await startInProcess({
      USER_LIMIT_PER_MINUTE: '10',
      ADDRESS_LIMIT_PER_MINUTE: '100',
      ANONYMOUS_LIST_LIMIT_PER_MINUTE: '60',
      LOCATION_LIMIT_PER_SECOND: '2',
    });
  });
  afterAll(() => gateway.stop());

  const refusedAmong = (replies: Response[]) => replies.filter((reply) => reply.status === 429);
  const many = (count: number, call: () => Promise<Response>) =>
    Promise.all(Array.from({ length: count }, call));

  it('refuses a provider that sends too many positions, without counting them against its address', async () => {
    const replies = await many(100, () =>
      gateway.call('/api/providers/location', { latitude: 39, longitude: 32 }),
    );
    expect(refusedAmong(replies).length).toBeGreaterThan(0);
    expect(refusedAmong(replies)[0]?.headers.get('retry-after')).toBe('1');
    expect((await gateway.call('/api/config')).status).toBe(200);
  });

  it('refuses a user past the limit of a user', async () => {
    const replies = await many(12, () => gateway.call('/api/users/5', undefined, aToken({ sub: 'busy' })));
    expect(refusedAmong(replies)).toHaveLength(2);
    const [refused] = refusedAmong(replies);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ code: 'rate-limited' });
  });

  it('refuses an address that asks for everybody too often without a token, and no other list', async () => {
    const everybody = await many(80, () => gateway.call('/api/providers/active?limit=5', undefined, ''));
    expect(refusedAmong(everybody)).toHaveLength(20);
    expect(Number(refusedAmong(everybody)[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusedAmong(everybody)[0]?.json()).toMatchObject({ code: 'rate-limited' });
    expect((await gateway.call('/api/providers/active')).status).toBe(200);
    const region = await gateway.call('/api/providers/active?bbox=32,39,33,40', undefined, '');
    expect(region.status).toBe(200);
  });

  it('refuses an address past the limit of an address, but never its health checks', async () => {
    const replies = await many(120, () => gateway.call('/api/config', undefined, ''));
    expect(refusedAmong(replies).length).toBeGreaterThan(0);
    expect((await gateway.call('/healthz', undefined, '')).status).toBe(200);
    expect((await gateway.call('/readyz', undefined, '')).status).not.toBe(429);
  });
});
