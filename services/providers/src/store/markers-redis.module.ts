import {
  type DynamicModule,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { connectRedis } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';

/** Token of the connection to the Redis that holds the markers and writes no file. */
export const MARKERS_REDIS = Symbol('MARKERS_REDIS');

@Injectable()
class MarkersRedisLifecycle implements OnApplicationShutdown {
  constructor(@Inject(MARKERS_REDIS) private readonly redis: Redis) {}

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

/** Gives every module the connection to the Redis of the markers. */
@Module({})
export class MarkersRedisModule {
  static forRoot({ url }: { readonly url: string }): DynamicModule {
    const connection = {
      provide: MARKERS_REDIS,
      useFactory: () => connectRedis(url, new Logger('Redis of the markers')),
    };
    return {
      module: MarkersRedisModule,
      global: true,
      providers: [connection, MarkersRedisLifecycle],
      exports: [MARKERS_REDIS],
    };
  }
}
