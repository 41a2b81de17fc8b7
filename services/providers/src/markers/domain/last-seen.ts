export interface LastSeen {
  readonly userId: number;
  /** Receipt of the last position, or the start of the wait for one, epoch ms. */
  readonly lastSeenAt: number | null;
  /** Whether it is in the geo-set. */
  readonly isPlaced: boolean;
  readonly session: number | null;
}

/** Times are epoch ms. Null (Redis lost its data) is not stale: the wait starts over. */
export function isStale(lastSeenAt: number | null, now: number, staleAfterMs: number): boolean {
  return lastSeenAt !== null && now - lastSeenAt > staleAfterMs;
}
