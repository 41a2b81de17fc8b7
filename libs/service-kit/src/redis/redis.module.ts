import {
  type DynamicModule,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Redis } from 'ioredis';
import { guardDependency } from '../errors/dependency.js';
import { DependencyPings } from '../metrics/dependency-pings.js';

/** Token of a process's Redis connection. */
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

@Injectable()
class RedisLifecycle implements OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    pings: DependencyPings,
  ) {
    pings.add('redis', () => guardDependency('redis', () => redis.ping()));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

/** Gives every module the process's Redis connection; stands on MetricsModule. */
@Module({})
export class RedisModule {
  static forRoot(options: { url: string }): DynamicModule {
    return {
      module: RedisModule,
      global: true,
      providers: [
        { provide: REDIS, useFactory: () => connectRedis(options.url, new Logger('Redis')) },
        RedisLifecycle,
      ],
      exports: [REDIS],
    };
  }
}
