import { GATEWAY_KEYS, parseRedisAddress } from '@rotadas/contracts/access/redis-address';
import { SERVICE_ACCESS } from '@rotadas/contracts/access/service-access';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { Cluster, Redis } from 'ioredis';

const BATCH_SIZE = 1_000;

/** Rejects unless Redis, or every master of a cluster, responds. */
export async function checkRedis(address: string): Promise<void> {
  await withRedis(address, async (redis) => {
    await Promise.all(masters(redis).map((master) => master.ping()));
  });
}

/** Services recreate jobs and markers from their documents; old ones refer to missing offers. */
export async function emptyRedis(address: string): Promise<void> {
  const prefixes = ServiceName.options.flatMap((service) => {
    const { redis: jobs = [], markers = [] } = SERVICE_ACCESS[service];
    return [...jobs, ...markers];
  });
  await withRedis(address, async (redis) => {
    for (const prefix of new Set([GATEWAY_KEYS, ...prefixes]))
      for (const master of masters(redis)) await removeKeys(redis, master, prefix);
  });
}

async function withRedis(address: string, work: (redis: Redis | Cluster) => Promise<void>): Promise<void> {
  const redis = connect(address);
  let reason = 'no reply';
  redis.on('error', (error: Error) => (reason = error.message));
  try {
    await redis.ping().catch((cause: unknown) => {
      throw new Error(`Redis is unavailable: ${reason}`, { cause });
    });
    await work(redis);
  } finally {
    redis.disconnect();
  }
}

function connect(address: string): Redis | Cluster {
  const parsed = parseRedisAddress(address);
  const options = { maxRetriesPerRequest: 1, retryStrategy: () => null };
  if (parsed.kind === 'server') return new Redis(parsed.url, options);
  return new Cluster([...parsed.nodes], {
    clusterRetryStrategy: () => null,
    slotsRefreshInterval: 0, // a refresh during disconnect would keep the process alive
    redisOptions: { ...options, ...parsed.signIn },
  });
}

const masters = (redis: Redis | Cluster) => (redis instanceof Cluster ? redis.nodes('master') : [redis]);

/** Removes keys one by one, because those of one command must be in one slot of a cluster. */
async function removeKeys(redis: Redis | Cluster, master: Redis, prefix: string): Promise<void> {
  let cursor = '0';
  do {
    const [next, keys] = await master.scan(cursor, 'MATCH', `${prefix}*`, 'COUNT', BATCH_SIZE);
    await Promise.all(keys.map((key) => redis.unlink(key)));
    cursor = next;
  } while (cursor !== '0');
}
