import type { Redis } from 'ioredis';
import { setting } from '@rotadas/test-kit/setting';
import { withRedis } from '@rotadas/test-kit/with-redis';

/** Marks a database of Redis as taken by a test. */
const MARK = 'test:taken';

/** As many databases as Redis has unless it is configured otherwise. */
const DATABASES = 16;

/** A database on the run's Redis that nobody else uses. */
export interface RedisDatabase {
  readonly url: string;
  /** Empties it, for the next test that looks for one. */
  leave(): Promise<void>;
}

/**
 * Takes an empty database of the run's Redis. What a Redis that the environment names holds already
 * stays as it is, since its databases are not empty.
 */
export async function takeRedisDatabase(): Promise<RedisDatabase> {
  const url = new URL(setting('REDIS_URL'));
  for (let database = 0; database < DATABASES; database += 1) {
    url.pathname = `/${database}`;
    const { href } = url;
    if (await withRedis(href, isFree)) {
      return { url: href, leave: () => withRedis(href, async (redis) => void (await redis.flushdb())) };
    }
  }
  throw new Error(`none of the ${DATABASES} databases of Redis is empty`);
}

/** Marks a database as taken, unless somebody uses it already. */
async function isFree(redis: Redis): Promise<boolean> {
  if ((await redis.set(MARK, '1', 'NX')) === null) return false;
  if ((await redis.dbsize()) === 1) return true;
  await redis.del(MARK);
  return false;
}
