import { Logger } from '@nestjs/common';
import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import type { KnownToken } from './principal.js';

/** Ms. */
const REST_MS = 10_000;

/** A request waits for a look-up after this multiple of the interval: 300 s of 240 s. */
const OVERDUE = 1.25;

interface RecheckSettings {
  readonly check: (token: string, known: KnownToken) => Promise<void>;
  readonly perSecond: number;
  /** Ms. */
  readonly everyMs: number;
  readonly now?: () => number;
}

/**
 * Looks up the owner of a token again when a request brings it and the last look-up is old, up to a
 * rate. No queue, which would keep tokens in memory: the next request tries again.
 */
export class AccountRevalidator {
  private readonly logger = new Logger('SignIn');
  private readonly pending = new Map<number, Promise<void>>();
  private readonly limit: RateLimit<'look-up'>;
  private readonly now: () => number;
  private doubtedAt = Number.NEGATIVE_INFINITY;
  private restsUntil = 0;
  private isFailing = false;

  constructor(private readonly settings: RecheckSettings) {
    this.now = settings.now ?? Date.now;
    this.limit = new RateLimit({ max: settings.perSecond }, settings.now);
  }

  /** Resolves when a due look-up ends, even if it fails. Undefined if none is due or possible. */
  revalidate(token: string, known: KnownToken): Promise<void> | undefined {
    const now = this.now();
    if (!this.isDue(known, now)) return undefined;
    const { userId } = known.principal;
    const begun = this.pending.get(userId);
    if (begun) return begun;
    if (now < this.restsUntil || !this.limit.tryTake('look-up')) return undefined;
    const check = this.run(token, known).finally(() => this.pending.delete(userId));
    this.pending.set(userId, check);
    return check;
  }

  isOverdue({ vouchedAt }: KnownToken): boolean {
    return this.now() - vouchedAt >= this.settings.everyMs * OVERDUE;
  }

  invalidateAll(): void {
    this.doubtedAt = this.now();
  }

  private isDue({ vouchedAt, identifiedAt }: KnownToken, now: number): boolean {
    return now - vouchedAt >= this.settings.everyMs || identifiedAt <= this.doubtedAt;
  }

  /** A failure changes nothing: an unavailable identity provider must not sign users out. */
  private async run(token: string, known: KnownToken): Promise<void> {
    try {
      await this.settings.check(token, known);
      this.isFailing = false;
    } catch (error) {
      this.restsUntil = this.now() + REST_MS;
      if (!this.isFailing) this.logger.warn({ err: error }, 'Accounts cannot be looked up');
      this.isFailing = true;
    }
  }
}
