import type { Logger } from '@nestjs/common';
import { Cluster, type ClusterOptions, Redis } from 'ioredis';
import { parseRedisAddress } from '@rotadas/contracts/access/redis-address';
import type { RedisClient } from './redis-client.js';
import { stopRefreshAtEnd } from './stop-refresh-at-end.js';

/** Maximum delay between connection attempts. */
const RECONNECT_MAX_MS = 1_000;

const reconnectDelay = (attempt: number) => Math.min(attempt * 100, RECONNECT_MAX_MS);

/** Long enough for a process that starts on a busy machine; commands fail immediately meanwhile. */
const CONNECT = { connectTimeout: 4_000 };

const FAIL_FAST = { ...CONNECT, commandTimeout: 2_000 }; // ms

/** Detects a failover within seconds; a command waits up to 1.6 s for the new node. */
const FOLLOW = {
  slotsRefreshInterval: 2_000, // ms
  clusterRetryStrategy: reconnectDelay,
  retryDelayOnFailover: 100, // ms
  maxRedirections: 16,
} satisfies ClusterOptions;

/** A connection that fails fast while Redis is unavailable and reconnects within a second. */
export function connectRedis(address: string, logger: Pick<Logger, 'warn' | 'log'>): RedisClient {
  const redis = openFailFast(address);
  let unavailable = false;
  redis.on('error', (error) => {
    if (!unavailable) logger.warn({ err: error }, 'Redis is unavailable');
    unavailable = true;
  });
  redis.on('ready', () => {
    if (unavailable) logger.log('Redis is available again');
    unavailable = false;
  });
  return redis;
}

/** A connection of a queue worker, which waits for Redis. */
export function connectWorkerRedis(address: string): RedisClient {
  const parsed = parseRedisAddress(address);
  const options = { ...CONNECT, maxRetriesPerRequest: null };
  if (parsed.kind === 'server') return new Redis(parsed.url, { ...options, retryStrategy: reconnectDelay });
  const cluster = new Cluster([...parsed.nodes], {
    ...FOLLOW,
    redisOptions: { ...options, ...parsed.signIn },
  });
  return stopRefreshAtEnd(cluster);
}

function openFailFast(address: string): RedisClient {
  const parsed = parseRedisAddress(address);
  if (parsed.kind === 'server')
    return new Redis(parsed.url, {
      ...FAIL_FAST,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: reconnectDelay,
    });
  const cluster = new Cluster([...parsed.nodes], {
    ...FOLLOW,
    enableOfflineQueue: false,
    redisOptions: { ...FAIL_FAST, ...parsed.signIn },
  });
  return stopRefreshAtEnd(cluster);
}
