import { LRUCache } from 'lru-cache';

/** How long a tombstone is kept, ms: longer than any message about an earlier moment takes. */
const KEPT_MS = 15_000;

/** The most that are remembered; those longest gone are forgotten first. */
const KEPT_MAX = 100_000;

/** Remembers at which version a provider went, against late news of an earlier one. */
export class Tombstones {
  private readonly gone: LRUCache<number, number>;

  constructor(now: () => number = Date.now) {
    this.gone = new LRUCache({ max: KEPT_MAX, ttl: KEPT_MS, ttlResolution: 1_000, perf: { now } });
  }

  add(id: number, version: number): void {
    const known = this.gone.get(id);
    if (known === undefined || known < version) this.gone.set(id, version);
  }

  /**
   * Whether news of `version` is older than the going. Entering one cell and leaving another is one
   * version.
   */
  covers(id: number, version: number): boolean {
    const known = this.gone.get(id);
    return known !== undefined && version < known;
  }
}
