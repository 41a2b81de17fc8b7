/** Those whose ends are less than so far apart are looked at together, ms. */
const BUCKET_MS = 10_000;

/**
 * Knows when what is mirrored ends, so that what is over is found without a look at everybody: of a
 * million on the map some thousands are looked at.
 */
export class EndTimes<Kept> {
  private readonly buckets = new Map<number, Set<Kept>>();

  /** @param endsAtOf when somebody's offer ends, epoch ms; null where it does not */
  constructor(private readonly endsAtOf: (kept: Kept) => number | null) {}

  /** Takes in somebody; whose end is to change is taken out before, and in again after it. */
  add(kept: Kept): void {
    const endsAt = this.endsAtOf(kept);
    if (endsAt === null) return;
    const bucket = bucketOf(endsAt);
    const others = this.buckets.get(bucket);
    if (others) others.add(kept);
    else this.buckets.set(bucket, new Set([kept]));
  }

  remove(kept: Kept): void {
    const endsAt = this.endsAtOf(kept);
    if (endsAt === null) return;
    const bucket = bucketOf(endsAt);
    const others = this.buckets.get(bucket);
    others?.delete(kept);
    if (others?.size === 0) this.buckets.delete(bucket);
  }

  /** All whose end is no later than `now`, epoch ms; they stay until they are taken out. */
  over(now: number): Kept[] {
    const last = bucketOf(now);
    const due = [...this.buckets].flatMap(([bucket, all]) => (bucket <= last ? [...all] : []));
    return due.filter((kept) => (this.endsAtOf(kept) ?? Number.POSITIVE_INFINITY) <= now);
  }
}

const bucketOf = (endsAt: number) => Math.floor(endsAt / BUCKET_MS);
