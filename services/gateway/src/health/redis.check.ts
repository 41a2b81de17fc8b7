import { Inject, Injectable } from '@nestjs/common';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { pingRedis, type RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { ServicesReadiness } from './services-readiness.js';

/** Whether Redis answers, here and in the services. */
@Injectable()
export class RedisCheck implements HealthCheck {
  readonly name = 'redis';

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    private readonly services: ServicesReadiness,
  ) {}

  async check(): Promise<void> {
    await Promise.all([pingRedis(this.redis), this.services.requireNoneMisses(this.name)]);
  }
}
