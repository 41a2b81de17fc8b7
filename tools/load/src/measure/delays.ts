/** Delays are counted by the millisecond up to here; longer ones count as this long. */
const LONGEST_MS = 60_000;

/** Counts delays by the millisecond, so that millions of them take no more memory than a few. */
export class Delays {
  private readonly counts = new Uint32Array(LONGEST_MS + 1);
  private total = 0;

  get count(): number {
    return this.total;
  }

  /** Counts one; a fraction of a millisecond counts as a whole one. */
  add(ms: number): void {
    const slot = Math.min(LONGEST_MS, Math.max(0, Math.ceil(ms)));
    this.counts[slot] = (this.counts[slot] ?? 0) + 1;
    this.total += 1;
  }

  /** How often each ms was counted, for another thread. */
  get counted(): Uint32Array {
    return this.counts;
  }

  /** Adds what another counted. */
  addAll(counted: Uint32Array): void {
    counted.forEach((count, slot) => {
      this.counts[slot] = (this.counts[slot] ?? 0) + count;
      this.total += count;
    });
  }

  /**
   * The delay that `share` (0 to 1) of all did not exceed, ms, by nearest rank; undefined when
   * there is none.
   */
  percentile(share: number): number | undefined {
    if (this.total === 0) return undefined;
    let left = Math.max(1, Math.ceil(share * this.total));
    const found = this.counts.findIndex((count) => (left -= count) <= 0);
    return found === -1 ? LONGEST_MS : found;
  }
}
