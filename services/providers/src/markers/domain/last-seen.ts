/** What Redis holds of a provider; null where it holds nothing. */
export interface LastSeen {
  readonly userId: number;
  /**
   * When its last position was received or, where Redis has none, since when one is awaited, epoch
   * ms.
   */
  readonly lastSeenAt: number | null;
  /** Whether the geo-set holds its place. */
  readonly isPlaced: boolean;
  /** The session that the marker is of. */
  readonly session: number | null;
}

/**
 * Whether an online provider sent no position for too long; times are epoch ms. A provider that
 * Redis knows nothing of, since it lost its data, is not stale: its time starts anew.
 */
export function isStale(lastSeenAt: number | null, now: number, staleAfterMs: number): boolean {
  return lastSeenAt !== null && now - lastSeenAt > staleAfterMs;
}
