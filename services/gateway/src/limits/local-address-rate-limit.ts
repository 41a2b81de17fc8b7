import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import { type LimitName, limitHit } from './limit-hits.js';
import { toNetworks } from './networks.js';

const MINUTE_MS = 60_000;

/** Limits operations per address in this process, which costs no Redis round trip. */
export class LocalAddressRateLimit {
  private readonly rate: RateLimit<string>;

  constructor(
    private readonly name: LimitName,
    perMinute: number,
  ) {
    this.rate = new RateLimit({ max: perMinute, windowMs: MINUTE_MS });
  }

  /** Throws `rate-limited` with the seconds to wait. */
  consume(address: string, cost = 1): void {
    for (const { name, factor } of toNetworks(address)) {
      if (!this.rate.tryConsume(name, cost / factor)) throw limitHit(this.name, this.rate.retryAfter);
    }
  }

  /** Undoes `consume` for an operation that turned out to need no limit. */
  refund(address: string): void {
    for (const { name, factor } of toNetworks(address)) this.rate.tryConsume(name, -1 / factor);
  }
}
