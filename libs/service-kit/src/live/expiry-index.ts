/** Width of a bucket, ms; ends in a bucket are checked together. */
const BUCKET_MS = 10_000;

/** Finds ended offers without a scan of all providers. */
export class ExpiryIndex<Kept> {
  private readonly buckets = new Map<number, Set<Kept>>();

  /** @param endsAtOf the end, epoch ms; null if it never ends */
  constructor(private readonly endsAtOf: (kept: Kept) => number | null) {}

  /** Remove an item before its end changes, and add it again afterwards. */
  add(kept: Kept): void {
    const endsAt = this.endsAtOf(kept);
    if (endsAt === null) return;
    const bucket = toBucket(endsAt);
    const others = this.buckets.get(bucket);
    if (others) others.add(kept);
    else this.buckets.set(bucket, new Set([kept]));
  }

  remove(kept: Kept): void {
    const endsAt = this.endsAtOf(kept);
    if (endsAt === null) return;
    const bucket = toBucket(endsAt);
    const others = this.buckets.get(bucket);
    others?.delete(kept);
    if (others?.size === 0) this.buckets.delete(bucket);
  }

  /** Items whose end is not after `now`, epoch ms; they stay until they are removed. */
  expired(now: number): Kept[] {
    const last = toBucket(now);
    const due = [...this.buckets].flatMap(([bucket, all]) => (bucket <= last ? [...all] : []));
    return due.filter((kept) => (this.endsAtOf(kept) ?? Number.POSITIVE_INFINITY) <= now);
  }
}

const toBucket = (endsAt: number) => Math.floor(endsAt / BUCKET_MS);
