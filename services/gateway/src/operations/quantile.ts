import type { Buckets } from '@rotadas/contracts/operations/copy-sample';

/**
 * The quantile `q` of all durations, s, as Prometheus estimates it: spread evenly between the
 * bounds of their bucket, at most the last bound. Null if there is none.
 */
export function quantileOf(all: readonly Buckets[], q: number): number | null {
  const bounds = all[0]?.bounds ?? [];
  // Another version may have other bounds.
  const alike = all.filter((each) => each.bounds.join() === bounds.join());
  const atMost = (index: number) => alike.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0);
  const rank = q * atMost(bounds.length);
  if (rank === 0) return null;
  const index = bounds.findIndex((_, bound) => atMost(bound) >= rank);
  const [upper, lower = 0] = [bounds[index], bounds[index - 1]];
  if (upper === undefined) return bounds.at(-1) ?? null;
  const below = atMost(index - 1);
  return lower + (upper - lower) * ((rank - below) / (atMost(index) - below));
}
