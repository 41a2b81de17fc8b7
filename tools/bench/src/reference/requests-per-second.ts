/**
 * Reads the requests a second out of what `redis-benchmark --csv` prints: "test","rps",… and then
 * the test's line.
 */
export function requestsPerSecond(csv: string): number {
  const line = csv.trim().split('\n').at(-1) ?? '';
  const rate = Number(/","([\d.]+)"/.exec(line)?.[1] ?? Number.NaN);
  if (!(rate > 0)) throw new Error(`redis-benchmark did not say a rate: ${csv}`);
  return rate;
}
