/**
 * Whether an online provider sent no position for too long; times are epoch ms. A provider that
 * Redis knows nothing of, since it lost its data, is not stale: its time starts anew.
 */
export function isStale(lastSeenAt: number | null, now: number, staleAfterMs: number): boolean {
  return lastSeenAt !== null && now - lastSeenAt > staleAfterMs;
}
