import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '@rotadas/contracts/errors/domain-error';

/**
 * Counts one more of `key` at a limiter; throws `rate-limited` past its limit, with the seconds to
 * wait.
 */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new DomainError('rate-limited', {
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)),
    });
  }
}
