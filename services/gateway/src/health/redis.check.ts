import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { ServicesReadiness } from './services-readiness.js';

/** Whether Redis answers, here and in the services. */
@Injectable()
export class RedisCheck implements HealthCheck {
  readonly name = 'redis';

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly services: ServicesReadiness,
  ) {}

  async check(): Promise<void> {
    await Promise.all([this.redis.ping(), this.services.requireNoneMisses(this.name)]);
  }
}
