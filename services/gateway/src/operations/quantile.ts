import type { Buckets } from '@rotadas/contracts/operations/copy-sample';

/**
 * The value that the share `q` of what was counted does not exceed, as Prometheus estimates it: as
 * if all in a bucket lay evenly between its bounds. Null where nothing was counted; what exceeds
 * the last bound counts as that.
 */
export function quantileOf({ bounds, counts }: Buckets, q: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rank = q * total;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    const upper = bounds[index];
    if (upper === undefined) break;
    if (below + count >= rank && count > 0) {
      const lower = bounds[index - 1] ?? 0;
      return lower + (upper - lower) * ((rank - below) / count);
    }
    below += count;
  }
  return bounds.at(-1) ?? null;
}

/** Both together; those of other bounds, as another version has them, are left out. */
export function addBuckets(sum: Buckets | undefined, more: Buckets | undefined): Buckets | undefined {
  if (!sum || !more) return sum ?? more;
  if (sum.bounds.join() !== more.bounds.join()) return sum;
  return { bounds: sum.bounds, counts: sum.counts.map((count, index) => count + (more.counts[index] ?? 0)) };
}
