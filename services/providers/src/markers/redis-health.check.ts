import { Inject, Injectable } from '@nestjs/common';
import type { HealthCheck } from '@rotadas/service-kit/health/readiness.service';
import { pingRedis, type RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { MARKERS_REDIS } from './store/marker-layout.js';

@Injectable()
export class RedisHealthCheck implements HealthCheck {
  readonly name = 'redis';

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(MARKERS_REDIS) private readonly markers: RedisClient,
  ) {}

  async check(): Promise<void> {
    await Promise.all([pingRedis(this.redis), pingRedis(this.markers)]);
  }
}
