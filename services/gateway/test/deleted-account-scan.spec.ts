import { withRedis } from '@rotadas/test-kit/connections';
import { renewLease, takeLease } from '../src/sign-in/deleted-account-scan.js';
import { takeRedisDatabase } from './support/redis-database.js';

const LEASE = 'gateway:account-review';

it('an instance renews only its own lease of the account scan', async () => {
  const database = await takeRedisDatabase();
  await withRedis(database.url, async (redis) => {
    expect(await renewLease(redis, 'one')).toBe(false);
    await redis.set(LEASE, 'one', 'EX', 60);
    expect(await renewLease(redis, 'another')).toBe(false);
    expect(await redis.ttl(LEASE)).toBeLessThanOrEqual(60);
    expect(await renewLease(redis, 'one')).toBe(true);
    expect(await redis.ttl(LEASE)).toBeGreaterThan(60);
    expect(await redis.get(LEASE)).toBe('one');
    expect(await takeLease(redis, 'another')).toBe(false);
    expect(await takeLease(redis, 'one')).toBe(true);
    await redis.del(LEASE);
    expect(await takeLease(redis, 'another')).toBe(true);
  });
  await database.leave();
});
