export interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
  /** Share of the delay that is random, 0 to 1, so that clients do not retry at the same time. */
  readonly jitter: number;
}

/** The delay after consecutive failures, ms: doubles up to the maximum. */
export function backoffDelay(
  failures: number,
  { firstMs, maxMs, jitter }: Backoff,
  random: () => number = Math.random,
): number {
  const longest = Math.min(maxMs, firstMs * 2 ** Math.max(0, failures - 1));
  return Math.round(longest * (1 - jitter + random() * jitter));
}
