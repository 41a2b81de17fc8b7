import { distanceBetween } from '@rotadas/contracts/primitives/globe';
import type { PositionFix } from '../../shared/position/lookup-position.js';

/** Minimum interval between positions of a moving provider, ms. */
const MOVING_INTERVAL_MS = 2_000;
/** Interval between positions of a still provider, ms; without new positions the marker ages. */
const STILL_INTERVAL_MS = 30_000;
/** Shorter distances are noise of the receiver, metres. */
const MOVEMENT_MIN_M = 5;

interface PacerPorts {
  send(fix: PositionFix): void;
  /** Called to request a fix, which the caller then passes to `update`. */
  requestFix(): void;
}

/**
 * Throttles the fixes of the device and sends the newest. It requests a new fix while
 * nothing moves, instead of sending the last one twice: a device that reports nothing may have lost
 * its position.
 */
export class PositionPacer {
  private last: { fix: PositionFix; sentAt: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(private readonly ports: PacerPorts) {}

  update(fix: PositionFix): void {
    if (this.isStopped) return; // A requested fix may arrive late
    const elapsed = this.last === null ? Infinity : Date.now() - this.last.sentAt;
    const isStill = this.last !== null && distanceBetween(this.last.fix, fix) < MOVEMENT_MIN_M;
    if (isStill && elapsed < STILL_INTERVAL_MS) this.requestAfter(STILL_INTERVAL_MS - elapsed);
    else if (elapsed >= MOVING_INTERVAL_MS) this.flush(fix);
    else this.schedule(() => this.flush(fix), MOVING_INTERVAL_MS - elapsed);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private flush(fix: PositionFix): void {
    this.last = { fix, sentAt: Date.now() };
    this.ports.send(fix);
    this.requestAfter(STILL_INTERVAL_MS);
  }

  private requestAfter(ms: number): void {
    this.schedule(() => {
      this.requestAfter(STILL_INTERVAL_MS); // Requests again if the device does not respond.
      this.ports.requestFix();
    }, ms);
  }

  private schedule(task: () => void, ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(task, ms);
  }
}
