import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '@rotadas/contracts/errors/domain-error';

const SECONDS_A_MINUTE = 60;

/** Counts in Redis how often each key came within a minute; while Redis is away every copy counts for itself. */
export class SharedLimit {
  private readonly limiter: RateLimiterRedis;

  constructor(redis: Redis, name: string, perMinute: number) {
    const rate = { points: perMinute, duration: SECONDS_A_MINUTE };
    this.limiter = new RateLimiterRedis({
      ...rate,
      storeClient: redis,
      keyPrefix: `gateway:limit:${name}`,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(rate),
    });
  }

  /** Counts one more of `key`; throws `rate-limited` past the limit. */
  async count(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new DomainError('rate-limited', {
        retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)),
      });
    }
  }
}
