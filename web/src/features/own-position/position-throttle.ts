import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';

/** A moving provider's position goes out at most this often, ms. */
const MOVING_EVERY_MS = 2_000;
/** A still provider's position goes out this often, ms, so that it does not count as stale. */
const STILL_EVERY_MS = 30_000;
/** Less than this, metres, is the receiver's noise and not a movement. */
const MOVED_FROM_M = 5;

/** The position that was sent last. */
export interface SentPosition {
  position: Coordinates;
  at: number;
}

/** How long, ms, `next` has to wait before it is sent; 0 means now. */
export function sendDelay(last: SentPosition | null, next: Coordinates, now: number): number {
  if (last === null) return 0;
  const moved = distanceBetween(last.position, next) >= MOVED_FROM_M;
  return Math.max(0, last.at + (moved ? MOVING_EVERY_MS : STILL_EVERY_MS) - now);
}
