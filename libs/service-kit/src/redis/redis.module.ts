import {
  type DynamicModule,
  type FactoryProvider,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Redis } from 'ioredis';
import { guardDependency } from '../errors/dependency.js';
import type { Dependency } from '../metrics/dependency-durations.js';
import { DependencyPings } from '../metrics/dependency-pings.js';

/** Token of a process's connection to Redis, unless it has one for another server too. */
export const REDIS = Symbol('REDIS');

/**
 * Makes a connection that fails fast while Redis is away and comes back by itself within a second
 * of its return.
 */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 2_000, // ms
    connectTimeout: 2_000, // ms
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000), // ms
  });
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

/** Which Redis a connection is to. */
export interface RedisOptions {
  readonly url: string;
  /** The token that stands for the connection. */
  readonly token?: symbol;
  /** What metrics and errors call the server. */
  readonly dependency?: Dependency;
  /** What logs call it. */
  readonly name?: string;
}

/** Pings a server at each scrape, and closes its connection at the end. */
class RedisLifecycle implements OnApplicationShutdown {
  constructor(
    private readonly redis: Redis,
    pings: DependencyPings,
    dependency: Dependency,
  ) {
    pings.add(dependency, () => guardDependency(dependency, () => redis.ping()));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

/**
 * Gives every module a connection to a Redis; once for each that a process stands on. Stands on
 * MetricsModule.
 */
@Module({})
export class RedisModule {
  static forRoot({ url, token = REDIS, dependency = 'redis', name = 'Redis' }: RedisOptions): DynamicModule {
    const lifecycle: FactoryProvider<RedisLifecycle> = {
      provide: Symbol(`lifecycle of ${dependency}`),
      inject: [token, DependencyPings],
      useFactory: (redis: Redis, pings: DependencyPings) => new RedisLifecycle(redis, pings, dependency),
    };
    return {
      module: RedisModule,
      global: true,
      providers: [{ provide: token, useFactory: () => connectRedis(url, new Logger(name)) }, lifecycle],
      exports: [token],
    };
  }
}
