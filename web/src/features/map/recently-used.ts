/** How often values are evicted at most, ms. */
const EVICT_EVERY_MS = 30_000;

/**
 * Keeps the `max` values that were used last; the others are given to `onEvict`. That happens every
 * 30 s at most, so that a screen that needs more than `max` at a time keeps all of them meanwhile,
 * instead of evicting one for the other without end.
 */
export class RecentlyUsed<Value> {
  private readonly values = new Map<string, Value>(); // least recently used first
  private evictedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly max: number,
    private readonly onEvict: (name: string, value: Value) => void,
  ) {}

  get(name: string): Value | undefined {
    const value = this.values.get(name);
    if (value === undefined) return undefined;
    this.values.delete(name);
    this.values.set(name, value);
    return value;
  }

  set(name: string, value: Value): void {
    this.values.delete(name);
    this.values.set(name, value);
    const now = Date.now();
    if (this.values.size <= this.max || now - this.evictedAt < EVICT_EVERY_MS) return;
    this.evictedAt = now;
    for (const oldest of [...this.values].slice(0, this.values.size - this.max)) {
      this.values.delete(oldest[0]);
      this.onEvict(...oldest);
    }
  }
}
