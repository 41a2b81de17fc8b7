import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { type LimitName, limitHit } from './limit-hits.js';

/**
 * Counts one more of `key` at the limiter of `limit`; throws `rate-limited` past it, with the
 * seconds to wait.
 */
export async function consume(limit: LimitName, limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw limitHit(limit, Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)));
  }
}
