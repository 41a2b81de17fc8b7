import { limitHit } from '../limits/limit-hits.js';

const WINDOW_MS = 1_000;

/**
 * Counts in the process how many positions each provider sends a second (design 3.1); every second
 * begins anew for all.
 */
export class LocationLimit {
  private counts = new Map<number, number>();
  private endsAt = 0;

  constructor(
    private readonly perSecond: number,
    /** In ms, by a clock that is never set back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts one more of `userId`; throws `rate-limited` past the limit. */
  count(userId: number): void {
    const now = this.now();
    if (now >= this.endsAt) {
      this.counts = new Map();
      this.endsAt = now + WINDOW_MS;
    }
    const count = (this.counts.get(userId) ?? 0) + 1;
    if (count > this.perSecond) throw limitHit('location', 1);
    this.counts.set(userId, count);
  }
}
