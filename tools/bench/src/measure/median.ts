/**
 * The middle value; the mean of the two middle ones of an even count. Throws when there is none.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1];
  const high = sorted[Math.floor(half)];
  if (low === undefined || high === undefined) throw new RangeError('the median of nothing');
  return (low + high) / 2;
}
