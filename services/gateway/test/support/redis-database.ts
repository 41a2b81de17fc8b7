import type { Redis } from 'ioredis';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { withRedis } from '@rotadas/test-kit/connections';

const MARK = 'test:taken';

/** Redis' default. */
const DATABASES = 16;

export interface RedisDatabase {
  readonly url: string;
  leave(): Promise<void>;
}

/** Takes an empty database of the run's Redis; others are left alone. */
export async function takeRedisDatabase(): Promise<RedisDatabase> {
  const url = new URL(requireEnv('REDIS_URL'));
  for (let database = 0; database < DATABASES; database += 1) {
    url.pathname = `/${database}`;
    const { href } = url;
    if (await withRedis(href, isFree)) {
      return { url: href, leave: () => withRedis(href, async (redis) => void (await redis.flushdb())) };
    }
  }
  throw new Error(`none of the ${DATABASES} databases of Redis is empty`);
}

/** Marks the database unless it is in use. */
async function isFree(redis: Redis): Promise<boolean> {
  if ((await redis.set(MARK, '1', 'NX')) === null) return false;
  if ((await redis.dbsize()) === 1) return true;
  await redis.del(MARK);
  return false;
}
