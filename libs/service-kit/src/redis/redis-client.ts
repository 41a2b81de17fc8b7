import { type ChainableCommander, Cluster, type Redis } from 'ioredis';

export type RedisClient = Redis | Cluster;

/** Another connection to the same Redis. */
export function duplicateRedis(shared: RedisClient, connectionName?: string): RedisClient {
  const named = connectionName === undefined ? {} : { connectionName };
  return shared instanceof Cluster
    ? shared.duplicate([], { redisOptions: named }) // ioredis adds the options of `shared`
    : shared.duplicate(named);
}

/** Pings Redis, or every master of a cluster. */
export async function pingRedis(redis: RedisClient): Promise<void> {
  if (!(redis instanceof Cluster)) return void (await redis.ping());
  const holding = redis.nodes('master');
  if (redis.status !== 'ready' || holding.length === 0) throw new Error('Connection is closed.');
  await Promise.all(holding.map((node) => node.ping()));
}

/** Resolves to the reply of each command; throws the first error. */
export async function runPipeline(pipeline: ChainableCommander): Promise<unknown[]> {
  const results = (await pipeline.exec()) ?? [];
  return results.map(([error, reply]) => {
    if (error) throw error;
    return reply;
  });
}

/**
 * Calls `listener` whenever Redis may have lost its data: on each connection, and if the masters
 * of a cluster change or reconnect.
 */
export function onRedisReconnected(redis: RedisClient, listener: () => void): void {
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
