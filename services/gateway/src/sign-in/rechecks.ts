import { Logger } from '@nestjs/common';
import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import type { KnownToken } from './principal.js';

/** After a look-up that failed none is tried for so long, ms. */
const REST_MS = 10_000;

/** From how many times the interval on a request waits for its look-up: 300 s of 240 s. */
const OVERDUE = 1.25;

/** What the checks need. */
interface RecheckSettings {
  /** Looks up the owner of a token again, and draws the consequences. */
  readonly check: (token: string, known: KnownToken) => Promise<void>;
  readonly perSecond: number;
  /** How long the last look-up counts, ms. */
  readonly everyMs: number;
  /** ms since 1970. */
  readonly now?: () => number;
}

/**
 * Decides when the owner of a token is looked up again: when somebody brings the token and the last
 * word is old, so many a second and no more. Nothing waits in a queue, since that would keep tokens
 * in memory: whose turn does not come stays due, and the next request with the same token tries
 * again.
 */
export class Rechecks {
  private readonly logger = new Logger('SignIn');
  private readonly underWay = new Map<number, Promise<void>>();
  private readonly limit: RateLimit<'look-up'>;
  private readonly now: () => number;
  private doubtedAt = Number.NEGATIVE_INFINITY;
  private restsUntil = 0;
  private isFailing = false;

  constructor(private readonly settings: RecheckSettings) {
    this.now = settings.now ?? Date.now;
    this.limit = new RateLimit({ max: settings.perSecond }, settings.now);
  }

  /**
   * Begins the look-up that is due; resolves when it is over, however it went. Undefined where none
   * is due or possible.
   */
  begin(token: string, known: KnownToken): Promise<void> | undefined {
    const now = this.now();
    if (!this.isDue(known, now)) return undefined;
    const { userId } = known.principal;
    const begun = this.underWay.get(userId);
    if (begun) return begun;
    if (now < this.restsUntil || !this.limit.take('look-up')) return undefined;
    const check = this.run(token, known).finally(() => this.underWay.delete(userId));
    this.underWay.set(userId, check);
    return check;
  }

  /** Whether the last word is so old that it should not count once more. */
  isOverdue({ vouchedAt }: KnownToken): boolean {
    return this.now() - vouchedAt >= this.settings.everyMs * OVERDUE;
  }

  /** Has everybody asked for again who was found before now: something may have been missed. */
  doubt(): void {
    this.doubtedAt = this.now();
  }

  private isDue({ vouchedAt, identifiedAt }: KnownToken, now: number): boolean {
    return now - vouchedAt >= this.settings.everyMs || identifiedAt <= this.doubtedAt;
  }

  /**
   * A failure changes nothing for the user: that the identity provider is away is no reason to sign
   * anybody out.
   */
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
