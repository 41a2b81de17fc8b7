/** How much a rate limit allows. */
export interface Rate {
  /** Operations of one key per window. */
  readonly max: number;
  /** 1,000 by default, ms. */
  readonly windowMs?: number;
}

/**
 * Counts the operations of each key in fixed windows, in this process. All keys share their
 * windows, so that counting costs one map entry per active key.
 */
export class RateLimit<Key> {
  private counts = new Map<Key, number>();
  private endsAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly rate: Rate,
    /** A clock in ms, preferably one that is never set back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts one more operation of `key`; false if the window has none left. */
  take(key: Key): boolean {
    const now = this.now();
    if (now >= this.endsAt) {
      this.counts = new Map();
      this.endsAt = now + (this.rate.windowMs ?? 1_000);
    }
    const count = this.counts.get(key) ?? 0;
    if (count >= this.rate.max) return false;
    this.counts.set(key, count + 1);
    return true;
  }
}
