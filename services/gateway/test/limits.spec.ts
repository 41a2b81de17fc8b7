import { withRedis } from '@rotadas/test-kit/with-redis';
import { aToken } from './support/a-token.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

describe('limits', () => {
  let testBed: TestBed;
  beforeAll(async () => {
    testBed = await startTestBed({
      USER_LIMIT_PER_MINUTE: '10',
      ADDRESS_LIMIT_PER_MINUTE: '100',
      ANONYMOUS_LIST_LIMIT_PER_MINUTE: '60',
      LOCATION_LIMIT_PER_SECOND: '2',
    });
  });
  afterAll(() => testBed.stop());

  const refusedAmong = (replies: Response[]) => replies.filter((reply) => reply.status === 429);
  const many = (count: number, call: () => Promise<Response>) =>
    Promise.all(Array.from({ length: count }, call));

  it('refuses a provider that sends too many positions, without counting them against its address', async () => {
    const replies = await many(100, () =>
      testBed.call('/api/providers/location', { latitude: 39, longitude: 32 }),
    );
    expect(refusedAmong(replies).length).toBeGreaterThan(0);
    expect(refusedAmong(replies)[0]?.headers.get('retry-after')).toBe('1');
    expect((await testBed.call('/api/config')).status).toBe(200);
  });

  it('refuses a user past the limit of a user', async () => {
    const replies = await many(12, () => testBed.call('/api/users/5', undefined, aToken({ sub: 'busy' })));
    expect(refusedAmong(replies)).toHaveLength(2);
    const [refused] = refusedAmong(replies);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ code: 'rate-limited' });
  });

  it('refuses an address that asks for everybody too often without a token, and no other list', async () => {
    const everybody = await many(80, () => testBed.call('/api/providers/active?limit=5', undefined, ''));
    expect(refusedAmong(everybody)).toHaveLength(20);
    expect(Number(refusedAmong(everybody)[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusedAmong(everybody)[0]?.json()).toMatchObject({ code: 'rate-limited' });
    expect((await testBed.call('/api/providers/active')).status).toBe(200);
    const region = await testBed.call('/api/providers/active?bbox=32,39,33,40', undefined, '');
    expect(region.status).toBe(200);
  });

  it('leaves no address in Redis', async () => {
    await testBed.call('/api/config', undefined, '');
    const keys = await withRedis(testBed.redis.url, (redis) => redis.keys('gateway:limit:*'));
    expect(keys.filter((key) => key.startsWith('gateway:limit:address:')).length).toBeGreaterThan(0);
    expect(keys.filter((key) => /127\.0\.0\.1|::/.test(key))).toEqual([]);
  });

  it('refuses an address past the limit of an address, and never its view of health', async () => {
    const replies = await many(120, () => testBed.call('/api/config', undefined, ''));
    expect(refusedAmong(replies).length).toBeGreaterThan(0);
    expect((await testBed.call('/readyz', undefined, '')).status).toBe(200);
  });
});
