import { Inject, Injectable } from '@nestjs/common';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { MARKERS_REDIS } from './markers-redis.js';

/** Whether Redis answers, that of the markers too. */
@Injectable()
export class BothRedisCheck implements HealthCheck {
  readonly name = 'redis';

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(MARKERS_REDIS) private readonly markers: Redis,
  ) {}

  async check(): Promise<void> {
    await Promise.all([this.redis.ping(), this.markers.ping()]);
  }
}
