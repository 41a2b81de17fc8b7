import {
  type DynamicModule,
  type FactoryProvider,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { guardDependency } from '../errors/dependency.js';
import { type Dependency, Metrics } from '../metrics/metrics.js';
import { connectRedis } from './connect-redis.js';
import { pingRedis, type RedisClient } from './redis-client.js';

/** Token of a process's connection to Redis, unless it has one for another server too. */
export const REDIS = Symbol('REDIS');

/** Which Redis a connection is to. */
export interface RedisOptions {
  /** Its address, or those of a cluster's nodes, as `parseRedisAddress` reads them. */
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
    private readonly redis: RedisClient,
    metrics: Metrics,
    dependency: Dependency,
  ) {
    metrics.addPing(dependency, () => guardDependency(dependency, () => pingRedis(redis)));
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
      inject: [token, Metrics],
      useFactory: (redis: RedisClient, metrics: Metrics) => new RedisLifecycle(redis, metrics, dependency),
    };
    return {
      module: RedisModule,
      global: true,
      providers: [{ provide: token, useFactory: () => connectRedis(url, new Logger(name)) }, lifecycle],
      exports: [token],
    };
  }
}
