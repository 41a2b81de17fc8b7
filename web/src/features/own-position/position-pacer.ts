import type { OwnPosition } from '../../shared/map/map-types.js';
import { sendDelay, type SentPosition } from './position-throttle.js';

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
