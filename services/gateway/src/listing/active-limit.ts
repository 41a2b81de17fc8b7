import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { consume } from '../limits/consume.js';
import { networkOf } from '../limits/network-of.js';

const SECONDS_A_MINUTE = 60;

/**
 * How often one address may ask for the list, counted in the process: it is asked for too often to
 * ask Redis each time.
 */
@Injectable()
export class ActiveLimit {
  private readonly all: RateLimiterMemory;
  private readonly anonymous: RateLimiterMemory;

  constructor(@Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.all = perMinute(env.ADDRESS_LIMIT_PER_MINUTE);
    this.anonymous = perMinute(env.ANONYMOUS_LIST_LIMIT_PER_MINUTE);
  }

  /** Counts one more of `address`; throws `rate-limited` past the limit. */
  count(address: string): Promise<void> {
    return consume('list', this.all, networkOf(address));
  }

  /**
   * Counts one more list of everybody that `address` asks for without a token; throws
   * `rate-limited` past the limit.
   */
  countAnonymous(address: string): Promise<void> {
    return consume('anonymous-list', this.anonymous, networkOf(address));
  }
}

const perMinute = (points: number) => new RateLimiterMemory({ points, duration: SECONDS_A_MINUTE });
