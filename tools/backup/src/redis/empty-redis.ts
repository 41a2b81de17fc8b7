import { SERVICE_ACCESS } from '@rotadas/contracts/access/service-access';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { Redis } from 'ioredis';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-address';

const BATCH_SIZE = 1_000;

/** Services recreate jobs and markers from their documents; old ones refer to missing offers. */
export async function emptyRedis(address: string): Promise<void> {
  const redis = new Redis(address, { maxRetriesPerRequest: 1, retryStrategy: () => null });
  try {
    const prefixes = ServiceName.options.flatMap((service) => {
      const { redis: jobs = [], markers = [] } = SERVICE_ACCESS[service];
      return [...jobs, ...markers];
    });
    for (const prefix of new Set([GATEWAY_KEYS, ...prefixes])) await removeKeys(redis, prefix);
  } finally {
    redis.disconnect();
  }
}

async function removeKeys(redis: Redis, prefix: string): Promise<void> {
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', `${prefix}*`, 'COUNT', BATCH_SIZE);
    if (keys.length > 0) await redis.unlink(...keys);
    cursor = next;
  } while (cursor !== '0');
}
