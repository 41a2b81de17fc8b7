import { Inject, Injectable } from '@nestjs/common';
import type { HealthCheck } from './health.js';
import { REDIS } from '../redis/redis.module.js';
import type { Redis } from 'ioredis';

/** Whether Redis answers. */
@Injectable()
export class RedisCheck implements HealthCheck {
  readonly name = 'redis';

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async check(): Promise<void> {
    await this.redis.ping();
  }
}
