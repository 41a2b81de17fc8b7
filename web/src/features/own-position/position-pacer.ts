import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';
import type { OwnPosition } from '../../shared/map/map-types.js';

/** Minimum interval between positions of a moving provider, ms. */
const MOVING_INTERVAL_MS = 2_000;
/** Interval between positions of a still provider, ms; without them the last one gets stale. */
const STILL_INTERVAL_MS = 30_000;
/** Shorter distances are noise of the receiver, metres. */
const MOVEMENT_MIN_M = 5;

export interface SentPosition {
  position: Coordinates;
  at: number;
}

/** Delay before `next` is sent, ms. */
export function sendDelay(last: SentPosition | null, next: Coordinates, now: number): number {
  if (last === null) return 0;
  const moved = distanceBetween(last.position, next) >= MOVEMENT_MIN_M;
  return Math.max(0, last.at + (moved ? MOVING_INTERVAL_MS : STILL_INTERVAL_MS) - now);
}

/**
 * Throttles the readings of the device; the newest one is sent, and repeated while nothing moves.
 */
export class PositionPacer {
  private last: SentPosition | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (position: OwnPosition) => void) {}

  update(position: OwnPosition): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(position), sendDelay(this.last, position, Date.now()));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private flush(position: OwnPosition): void {
    this.last = { position, at: Date.now() };
    this.send(position);
    this.update(position);
  }
}
