/** Entries of each half; forgets entries earlier if a client would fill the memory. */
const HALF_MAX = 100_000;

/**
 * Forgets an entry that was not set for `idleMs`, at the latest after twice that time if others
 * are set meanwhile; earlier if there are more than 100,000. It uses no timers: hot paths set an
 * entry per message.
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
