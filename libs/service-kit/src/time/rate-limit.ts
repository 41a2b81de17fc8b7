export interface Rate {
  readonly max: number;
  /** Default 1,000 ms. */
  readonly windowMs?: number;
}

/** Counts operations per key in this process, in fixed windows that all keys share. */
export class RateLimit<Key> {
  private counts = new Map<Key, number>();
  private endsAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly rate: Rate,
    /** Reads a monotonic clock in milliseconds. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Time until the window ends. */
  get remainingMs(): number {
    return Math.max(0, this.endsAt - this.now());
  }

  /** Seconds until the window ends, at least 1. */
  get retryAfter(): number {
    return Math.max(1, Math.ceil(this.remainingMs / 1_000));
  }

  /** Whether the window has `cost` operations left; counts none. */
  hasCapacity(key: Key, cost = 1): boolean {
    const now = this.now();
    if (now >= this.endsAt) {
      this.counts = new Map();
      this.endsAt = now + (this.rate.windowMs ?? 1_000);
    }
    return (this.counts.get(key) ?? 0) + cost <= this.rate.max;
  }

  /** False if the window has fewer than `cost` operations left. */
  tryConsume(key: Key, cost = 1): boolean {
    if (!this.hasCapacity(key, cost)) return false;
    this.counts.set(key, (this.counts.get(key) ?? 0) + cost);
    return true;
  }
}
