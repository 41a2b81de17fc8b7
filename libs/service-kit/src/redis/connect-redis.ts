import type { Logger } from '@nestjs/common';
import { Cluster, type ClusterOptions, Redis } from 'ioredis';
import { parseRedisAddress } from '@rotadas/contracts/access/redis-address';
import type { RedisClient } from './redis-client.js';
import { stopRefreshAtEnd } from './stop-refresh-at-end.js';

/** The longest delay between two attempts to reach Redis, ms. */
const RECONNECT_MAX_MS = 1_000;

const reconnectDelay = (attempt: number) => Math.min(attempt * 100, RECONNECT_MAX_MS);

/**
 * How long an attempt to connect may take, ms: longer than a busy machine takes to start a process,
 * whose loop sees only then that it is connected. Commands fail meanwhile without a wait.
 */
const CONNECT = { connectTimeout: 4_000 };

/** How a connection fails fast. */
const FAIL_FAST = { ...CONNECT, commandTimeout: 2_000 }; // ms

/**
 * How a cluster is followed: asked for its nodes so often that it is noticed within seconds when
 * another one holds the keys of one that hangs. A command waits for a new holder for 1.6 s.
 */
const FOLLOW = {
  slotsRefreshInterval: 2_000, // ms
  clusterRetryStrategy: reconnectDelay,
  retryDelayOnFailover: 100, // ms
  maxRedirections: 16,
} satisfies ClusterOptions;

/**
 * Makes a connection that fails fast while Redis is away and comes back by itself within a second
 * of its return.
 */
export function connectRedis(address: string, logger: Pick<Logger, 'warn' | 'log'>): RedisClient {
  const redis = openFailFast(address);
  let away = false;
  redis.on('error', (error) => {
    if (!away) logger.warn({ err: error }, 'Redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.log('Redis is back');
    away = false;
  });
  return redis;
}

/** Makes a connection for a worker of a queue: it waits for Redis, however long that is away. */
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
