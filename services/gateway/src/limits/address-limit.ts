import { Inject, Injectable } from '@nestjs/common';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { addressKey } from './network-of.js';
import { SharedLimit } from './shared-limit.js';

/** Limits the requests of one address, where an IPv6 /64 counts as one. */
@Injectable()
export class AddressLimit {
  private readonly limit: SharedLimit;

  constructor(@Inject(REDIS) redis: RedisClient, @Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.limit = new SharedLimit(redis, 'address', env.ADDRESS_LIMIT_PER_MINUTE);
  }

  count(address: string): Promise<void> {
    return this.limit.count(addressKey(address));
  }
}
