/** What Redis stores of a provider; null if missing. */
export interface LastSeen {
  readonly userId: number;
  /** When its last position was received, or else since when one is awaited, epoch ms. */
  readonly lastSeenAt: number | null;
  /** Whether it is in the geo-set. */
  readonly isPlaced: boolean;
  /** Session of the marker. */
  readonly session: number | null;
}

/**
 * Whether an online provider sent no position for too long; times are epoch ms. Not if Redis lost
 * its data: then the time starts again.
 */
export function isStale(lastSeenAt: number | null, now: number, staleAfterMs: number): boolean {
  return lastSeenAt !== null && now - lastSeenAt > staleAfterMs;
}
