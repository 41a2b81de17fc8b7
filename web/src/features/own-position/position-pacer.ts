import { distanceBetween } from '@rotadas/contracts/primitives/globe';
import type { Reading } from '../../shared/position/lookup-position.js';

/** Minimum interval between positions of a moving provider, ms. */
const MOVING_INTERVAL_MS = 2_000;
/** Interval between positions of a still provider, ms; without new positions the marker ages. */
const STILL_INTERVAL_MS = 30_000;
/** Shorter distances are noise of the receiver, metres. */
const MOVEMENT_MIN_M = 5;

interface PacerPorts {
  send(reading: Reading): void;
  /** Called to request a reading, which the caller then passes to `update`. */
  requestReading(): void;
}

/**
 * Throttles the readings of the device and sends the newest. It requests a new reading while
 * nothing moves, instead of sending the last one twice: a device that reports nothing may have lost
 * its position.
 */
export class PositionPacer {
  private last: { reading: Reading; sentAt: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(private readonly ports: PacerPorts) {}

  update(reading: Reading): void {
    if (this.isStopped) return; // A requested reading may arrive late
    const elapsed = this.last === null ? Infinity : Date.now() - this.last.sentAt;
    const isStill = this.last !== null && distanceBetween(this.last.reading, reading) < MOVEMENT_MIN_M;
    if (isStill && elapsed < STILL_INTERVAL_MS) this.requestAfter(STILL_INTERVAL_MS - elapsed);
    else if (elapsed >= MOVING_INTERVAL_MS) this.flush(reading);
    else this.schedule(() => this.flush(reading), MOVING_INTERVAL_MS - elapsed);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private flush(reading: Reading): void {
    this.last = { reading, sentAt: Date.now() };
    this.ports.send(reading);
    this.requestAfter(STILL_INTERVAL_MS);
  }

  private requestAfter(ms: number): void {
    this.schedule(() => {
      this.requestAfter(STILL_INTERVAL_MS); // Requests again if the device does not respond.
      this.ports.requestReading();
    }, ms);
  }

  private schedule(task: () => void, ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(task, ms);
  }
}
