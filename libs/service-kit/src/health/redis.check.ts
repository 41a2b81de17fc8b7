import { Inject, Injectable } from '@nestjs/common';
import type { HealthCheck } from './readiness.service.js';
import { pingRedis, type RedisClient } from '../redis/redis-client.js';
import { REDIS } from '../redis/redis.module.js';

@Injectable()
export class RedisCheck implements HealthCheck {
  readonly name = 'redis';

  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  async check(): Promise<void> {
    await pingRedis(this.redis);
  }
}
