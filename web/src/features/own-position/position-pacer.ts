import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';
import type { OwnPosition } from '../../shared/map/map-types.js';

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

/**
 * Lets the readings of the device through as often as they are worth it, the newest one each time.
 */
export class PositionPacer {
  private last: SentPosition | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (position: OwnPosition) => void) {}

  /** Takes a reading; it goes out when its time has come, unless a newer one does. */
  take(position: OwnPosition): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(position), sendDelay(this.last, position, Date.now()));
  }

  /** Lets nothing more through. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private flush(position: OwnPosition): void {
    this.last = { position, at: Date.now() };
    this.send(position);
    this.take(position);
  }
}
