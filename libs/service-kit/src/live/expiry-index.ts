/** Width of a bucket, ms; ends in a bucket are checked together. */
const BUCKET_MS = 10_000;

/** Finds ended offers without a scan of all providers. */
export class ExpiryIndex<Item> {
  private readonly buckets = new Map<number, Set<Item>>();

  /** @param getEndsAt the end, epoch ms; null if it never ends */
  constructor(private readonly getEndsAt: (item: Item) => number | null) {}

  /** Remove an item before its end changes, and add it again afterwards. */
  add(item: Item): void {
    const endsAt = this.getEndsAt(item);
    if (endsAt === null) return;
    const bucket = toBucket(endsAt);
    const others = this.buckets.get(bucket);
    if (others) others.add(item);
    else this.buckets.set(bucket, new Set([item]));
  }

  remove(item: Item): void {
    const endsAt = this.getEndsAt(item);
    if (endsAt === null) return;
    const bucket = toBucket(endsAt);
    const others = this.buckets.get(bucket);
    others?.delete(item);
    if (others?.size === 0) this.buckets.delete(bucket);
  }

  /** Items whose end is not after `now`, epoch ms; they stay until they are removed. */
  expired(now: number): Item[] {
    const last = toBucket(now);
    const due = [...this.buckets].flatMap(([bucket, all]) => (bucket <= last ? [...all] : []));
    return due.filter((item) => (this.getEndsAt(item) ?? Number.POSITIVE_INFINITY) <= now);
  }
}

const toBucket = (endsAt: number) => Math.floor(endsAt / BUCKET_MS);
