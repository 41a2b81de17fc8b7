/** Maximum number of entries in each half; if a client sets more, older ones expire earlier. */
const HALF_MAX = 100_000;

/**
 * A map whose entries expire between `idleMs` and twice `idleMs` after they were last set, or
 * earlier if it is full. `set` does the expiry: a timer per entry would be too slow for hot paths.
 */
export class IdleMap<Key, Value> {
  private recent = new Map<Key, Value>();
  private previous = new Map<Key, Value>();
  private startedAt: number;

  constructor(
    private readonly idleMs: number,
    /** Reads a monotonic clock in milliseconds. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.startedAt = now();
  }

  get(key: Key): Value | undefined {
    return this.recent.get(key) ?? this.previous.get(key);
  }

  set(key: Key, value: Value): void {
    const now = this.now();
    if (now - this.startedAt >= this.idleMs || this.recent.size >= HALF_MAX) {
      this.previous = this.recent;
      this.recent = new Map();
      this.startedAt = now;
    }
    this.recent.set(key, value);
  }

  delete(key: Key): void {
    this.recent.delete(key);
    this.previous.delete(key);
  }

  clear(): void {
    this.recent.clear();
    this.previous.clear();
  }
}
