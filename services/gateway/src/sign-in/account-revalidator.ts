import { Logger } from '@nestjs/common';
import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import type { KnownToken } from './principal.js';

const PAUSE_MS = 10_000;

/** Requests wait for a look-up after this multiple of the interval: 300 s of 240 s. */
const OVERDUE_FACTOR = 1.25;

/** Concurrent look-ups; more wait for their turn. */
const CONCURRENT_MAX = 100;

interface RevalidatorSettings {
  readonly check: (token: string, known: KnownToken) => Promise<void>;
  /** Called if a look-up is due, but the rate is used up. */
  readonly onSkip: () => void;
  /** The rate of look-ups that are not overdue. */
  readonly perSecond: number;
  readonly everyMs: number;
  readonly now?: () => number;
}

/**
 * Checks the account of a token on use once its last check is older than `everyMs`. At the rate's
 * limit a check is skipped and the next request retries, until it is overdue.
 */
export class AccountRevalidator {
  private readonly logger = new Logger('SignIn');
  private readonly pending = new Map<string, Promise<void>>();
  private readonly limit: RateLimit<void>;
  private readonly now: () => number;
  private invalidatedAt = Number.NEGATIVE_INFINITY;
  private pausedUntil = 0;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly settings: RevalidatorSettings) {
    this.now = settings.now ?? Date.now;
    this.limit = new RateLimit({ max: settings.perSecond }, settings.now);
  }

  /** Resolves when a due look-up ends, even if it fails. Undefined if none is due or possible. */
  revalidate(token: string, known: KnownToken): Promise<void> | undefined {
    const now = this.now();
    const isDue = now - known.confirmedAt >= this.settings.everyMs;
    if (!isDue && known.identifiedAt > this.invalidatedAt) return undefined;
    const running = this.pending.get(token);
    if (running) return running;
    if (now < this.pausedUntil) return undefined;
    if (!this.limit.tryTake() && !this.isOverdue(known)) {
      this.settings.onSkip();
      return undefined;
    }
    const check = this.run(token, known).finally(() => this.pending.delete(token));
    this.pending.set(token, check);
    return check;
  }

  isOverdue({ confirmedAt }: KnownToken): boolean {
    return this.now() - confirmedAt >= this.settings.everyMs * OVERDUE_FACTOR;
  }

  invalidateAll(): void {
    this.invalidatedAt = this.now();
  }

  /** A failure changes nothing: an unavailable identity provider must not sign users out. */
  private async run(token: string, known: KnownToken): Promise<void> {
    if (this.running < CONCURRENT_MAX) this.running += 1;
    else await new Promise<void>((takeOver) => this.waiting.push(takeOver));
    try {
      if (this.now() >= this.pausedUntil) await this.settings.check(token, known);
    } catch (error) {
      this.pausedUntil = this.now() + PAUSE_MS;
      this.logger.warn({ err: error }, 'Accounts cannot be looked up');
    } finally {
      const takeOver = this.waiting.shift();
      if (takeOver) takeOver();
      else this.running -= 1;
    }
  }
}
