import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-keys';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { consume } from './consume.js';
import type { LimitName } from './limit-hits.js';

const SECONDS_A_MINUTE = 60;

/**
 * Counts in Redis how often each key came within a minute; while Redis is away every copy counts
 * for itself.
 */
export class SharedLimit {
  private readonly limiter: RateLimiterRedis;

  constructor(
    redis: RedisClient,
    private readonly name: LimitName,
    perMinute: number,
  ) {
    const rate = { points: perMinute, duration: SECONDS_A_MINUTE };
    this.limiter = new RateLimiterRedis({
      ...rate,
      storeClient: redis,
      keyPrefix: `${GATEWAY_KEYS}limit:${name}`,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(rate),
    });
  }

  /** Counts one more of `key`; throws `rate-limited` past the limit. */
  count(key: string): Promise<void> {
    return consume(this.name, this.limiter, key);
  }
}
