import { Inject, Injectable } from '@nestjs/common';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { SharedLimit } from './shared-limit.js';

/** How often one user may ask. */
@Injectable()
export class UserLimit {
  private readonly limit: SharedLimit;

  constructor(@Inject(REDIS) redis: RedisClient, @Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.limit = new SharedLimit(redis, 'user', env.USER_LIMIT_PER_MINUTE);
  }

  count(userId: number): Promise<void> {
    return this.limit.count(String(userId));
  }
}
