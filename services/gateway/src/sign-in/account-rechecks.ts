import { Logger } from '@nestjs/common';
import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import type { KnownToken } from './principal.js';

const PAUSE_MS = 10_000;

/** A request waits for the look-up if the last is older than 1.25 intervals, 300 s by default. */
const OVERDUE_FACTOR = 1.25;

/** Look-ups of one user per interval. A device has one token; an attacker can get many. */
const USER_LOOKUPS_MAX = 20;

/** Overdue look-ups have a rate of their own, a multiple of the other. */
const OVERDUE_RATE_FACTOR = 2;

/** Skipped: due, but beyond the rate or in a pause. Unapplied: looked up, but not stored. */
export type UnfinishedOutcome = 'skipped' | 'unapplied';

interface RecheckSettings<Result> {
  /** Reads the account from the identity provider. */
  readonly lookUp: (token: string, known: KnownToken) => Promise<Result>;
  readonly apply: (token: string, known: KnownToken, result: Result) => Promise<void>;
  readonly count: (outcome: UnfinishedOutcome) => void;
  /** The rate of look-ups that are not overdue. */
  readonly perSecond: number;
  readonly everyMs: number;
  readonly now?: () => number;
}

/**
 * Rechecks the account of a token on use once its last confirmation is older than `everyMs`. At the
 * rate's limit a recheck is skipped and the next request retries.
 */
export class AccountRechecks<Result> {
  private readonly logger = new Logger('SignIn');
  private readonly pending = new Map<string, Promise<void>>();
  private readonly limit: RateLimit<void>;
  private readonly overdueLimit: RateLimit<void>;
  private readonly userLimit: RateLimit<number>;
  private readonly now: () => number;
  private invalidatedAt = Number.NEGATIVE_INFINITY;
  private pausedUntil = 0;
  /** Epoch ms; before it no request waits, since results cannot be applied. */
  private applyPausedUntil = 0;

  constructor(private readonly settings: RecheckSettings<Result>) {
    this.now = settings.now ?? (() => Date.now());
    this.limit = new RateLimit({ max: settings.perSecond }, settings.now);
    this.overdueLimit = new RateLimit({ max: settings.perSecond * OVERDUE_RATE_FACTOR }, settings.now);
    this.userLimit = new RateLimit({ max: USER_LOOKUPS_MAX, windowMs: settings.everyMs }, settings.now);
  }

  /** Resolves when a due look-up ends, even if it fails. Undefined if none is due or possible. */
  recheck(token: string, known: KnownToken): Promise<void> | undefined {
    const now = this.now();
    const isDue = now - known.accountConfirmedAt >= this.settings.everyMs;
    if (!isDue && known.accountReadAt > this.invalidatedAt) return undefined;
    const running = this.pending.get(token);
    if (running) return running;
    const limit = this.isOverdue(known) ? this.overdueLimit : this.limit;
    const { userId } = known.principal;
    // a skipped look-up uses up neither limit
    if (now < this.pausedUntil || !this.userLimit.hasCapacity(userId) || !limit.tryConsume()) {
      this.settings.count('skipped');
      return undefined;
    }
    this.userLimit.tryConsume(userId);
    const recheck = this.lookUp(token, known).finally(() => this.pending.delete(token));
    this.pending.set(token, recheck);
    return recheck;
  }

  /**
   * Whether a request waits for the look-up because it is overdue. Counts from when this process
   * read the account: after a start all tokens are due, but their requests do not wait yet.
   */
  isOverdue({ accountReadAt }: KnownToken): boolean {
    const now = this.now();
    return now >= this.applyPausedUntil && now - accountReadAt >= this.settings.everyMs * OVERDUE_FACTOR;
  }

  invalidateAll(): void {
    this.invalidatedAt = this.now();
  }

  /** A failure changes nothing: an unavailable identity provider must not sign users out. */
  private async lookUp(token: string, known: KnownToken): Promise<void> {
    try {
      await this.apply(token, known, await this.settings.lookUp(token, known));
    } catch (error) {
      this.pausedUntil = this.now() + PAUSE_MS;
      this.logger.warn({ err: error }, 'Accounts cannot be looked up');
    }
  }

  /** A failure does not pause look-ups: the identity provider is available. */
  private async apply(token: string, known: KnownToken, result: Result): Promise<void> {
    try {
      await this.settings.apply(token, known, result);
    } catch (error) {
      this.applyPausedUntil = this.now() + PAUSE_MS;
      this.settings.count('unapplied');
      this.logger.warn({ err: error }, 'The result of a look-up was not applied; the next request retries');
    }
  }
}
