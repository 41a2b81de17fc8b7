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

export const REDIS = Symbol('REDIS');

export interface RedisOptions {
  /** See `parseRedisAddress`. */
  readonly url: string;
  readonly token?: symbol;
  /** The server in metrics and errors. */
  readonly dependency?: Dependency;
  /** The server in logs. */
  readonly name?: string;
}

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

/** Register it once per Redis. Requires MetricsModule. */
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
