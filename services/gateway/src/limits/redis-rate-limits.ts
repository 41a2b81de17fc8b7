import { Inject, Injectable } from '@nestjs/common';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { type LimitName, limitHit } from './limit-hits.js';
import { networkKey, toNetworks, WIDE_FACTOR } from './networks.js';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-address';

const SECONDS_A_MINUTE = 60;
const SECONDS_AN_HOUR = 3_600;

/** Requests for waiting counts per user and hour. A higher limit could identify waiting users. */
const WAITING_PER_HOUR = 20;

/** While Redis is unavailable, each instance counts by itself. */
export class RedisRateLimit {
  private readonly limiter: RateLimiterRedis;

  constructor(
    redis: RedisClient,
    private readonly name: LimitName,
    points: number,
    duration = SECONDS_A_MINUTE,
  ) {
    const rate = { points, duration };
    this.limiter = new RateLimiterRedis({
      ...rate,
      storeClient: redis,
      keyPrefix: `${GATEWAY_KEYS}limit:${name}`,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(rate),
    });
  }

  consume(key: string): Promise<void> {
    return consumePoint(this.name, this.limiter, key);
  }
}

export class RedisAddressRateLimit {
  private readonly narrow: RedisRateLimit;
  private readonly wide: RedisRateLimit;

  constructor(redis: RedisClient, name: LimitName, perMinute: number) {
    this.narrow = new RedisRateLimit(redis, name, perMinute);
    this.wide = new RedisRateLimit(redis, name, perMinute * WIDE_FACTOR);
  }

  async consume(address: string): Promise<void> {
    const [narrow, wide] = toNetworks(address);
    await this.narrow.consume(networkKey(narrow)); // requests that it rejects must not use up the wide limit
    if (wide) await this.wide.consume(networkKey(wide));
  }
}

@Injectable()
export class AddressRateLimit extends RedisAddressRateLimit {
  constructor(@Inject(REDIS) redis: RedisClient, @Inject(GATEWAY_ENV) env: GatewayEnv) {
    super(redis, 'address', env.ADDRESS_LIMIT_PER_MINUTE);
  }
}

@Injectable()
export class UserRateLimit {
  private readonly limit: RedisRateLimit;

  constructor(@Inject(REDIS) redis: RedisClient, @Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.limit = new RedisRateLimit(redis, 'user', env.USER_LIMIT_PER_MINUTE);
  }

  consume(userId: number): Promise<void> {
    return this.limit.consume(String(userId));
  }
}

@Injectable()
export class WaitingRateLimit {
  private readonly limit: RedisRateLimit;

  constructor(@Inject(REDIS) redis: RedisClient) {
    this.limit = new RedisRateLimit(redis, 'waiting', WAITING_PER_HOUR, SECONDS_AN_HOUR);
  }

  consume(userId: number): Promise<void> {
    return this.limit.consume(String(userId));
  }
}

/** Throws `rate-limited` with the seconds to wait. */
export async function consumePoint(
  limit: LimitName,
  limiter: RateLimiterAbstract,
  key: string,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw limitHit(limit, Math.max(1, Math.ceil(rejection.msBeforeNext / 1_000)));
  }
}
