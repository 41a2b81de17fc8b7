import { Cluster, type Redis } from 'ioredis';

/** A connection to one Redis, or those to the nodes of a Redis Cluster. */
export type RedisClient = Redis | Cluster;

/** Another connection to the same Redis, which it may know by that name. */
export function duplicateRedis(shared: RedisClient, connectionName?: string): RedisClient {
  const named = connectionName === undefined ? {} : { connectionName };
  return shared instanceof Cluster
    ? shared.duplicate([], { redisOptions: named }) // joined to those of the shared one
    : shared.duplicate(named);
}

/** Resolves when Redis answers; of a cluster, every node that holds keys. */
export async function pingRedis(redis: RedisClient): Promise<void> {
  if (!(redis instanceof Cluster)) return void (await redis.ping());
  const holding = redis.nodes('master');
  if (redis.status !== 'ready' || holding.length === 0) throw new Error('Connection is closed.');
  await Promise.all(holding.map((node) => node.ping()));
}

/**
 * Calls `listener` whenever Redis may have lost what it held: on every connection to it; of a
 * cluster also when a node that holds keys is connected to, and when others hold them.
 */
export function onRedisRenewed(redis: RedisClient, listener: () => void): void {
  redis.on('ready', listener);
  if (!(redis instanceof Cluster)) return;
  redis.on('+node', (node: Redis) => {
    node.once('ready', () => {
      if (redis.nodes('master').includes(node)) listener();
    });
  });
  let known = '';
  redis.on('refresh', () => {
    const holding = redis.nodes('master').map(({ options }) => `${options.host}:${options.port}`);
    const found = holding.toSorted().join();
    if (known !== '' && known !== found) listener();
    known = found;
  });
}
