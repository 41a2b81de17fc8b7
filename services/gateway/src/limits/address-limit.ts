import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { networkOf } from './network-of.js';
import { SharedLimit } from './shared-limit.js';

/**
 * How often one address may ask, an IPv6 /64 counting as one; the key is a digest, so that no
 * address lies in Redis.
 */
@Injectable()
export class AddressLimit {
  private readonly limit: SharedLimit;

  constructor(@Inject(REDIS) redis: RedisClient, @Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.limit = new SharedLimit(redis, 'address', env.ADDRESS_LIMIT_PER_MINUTE);
  }

  count(address: string): Promise<void> {
    return this.limit.count(createHash('sha256').update(networkOf(address)).digest('base64url').slice(0, 22));
  }
}
