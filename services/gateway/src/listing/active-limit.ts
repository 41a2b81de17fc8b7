import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { consume } from '../limits/consume.js';

const SECONDS_A_MINUTE = 60;

/** How often one address may ask for the list, counted in the process: it is asked for too often to ask Redis each time. */
@Injectable()
export class ActiveLimit {
  private readonly limiter: RateLimiterMemory;

  constructor(@Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.limiter = new RateLimiterMemory({
      points: env.ADDRESS_LIMIT_PER_MINUTE,
      duration: SECONDS_A_MINUTE,
    });
  }

  /** Counts one more of `address`; throws `rate-limited` past the limit. */
  count(address: string): Promise<void> {
    return consume(this.limiter, address);
  }
}
