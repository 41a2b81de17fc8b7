import type { PositionInput } from '@rotadas/contracts/providers/position';

/** What a queue needs to pass its positions on. */
export interface PositionQueueSettings {
  readonly send: (position: PositionInput) => Promise<void>;
  /** Every position up to `seq` is stored or replaced by one that is. */
  readonly acknowledge: (seq: number) => void;
  /** Every position up to `seq` that was not answered before is refused. */
  readonly refuse: (seq: number, error: unknown) => void;
  /** Called for each position in whose place a newer one is sent. */
  readonly onReplaced: () => void;
}

/** How often a position is stored of one who sends faster than that is done, ms. */
const HURRIED_EVERY_MS = 1_000;

/** A newer position is overdue after so many average gaps. */
const OVERDUE_GAPS = 1.5;

/** The longest time for which a position is held while a newer one is expected, ms. */
const HOLD_MAX_MS = 500;

/** The longest time for which a stored position is not acknowledged as newer ones follow, ms. */
const ACKNOWLEDGE_WITHIN_MS = 1_000;

/** How much the last gap between two positions counts in their average. */
const GAP_WEIGHT = 0.25;

/**
 * The positions of one connection: one is in flight at a time, and at most one waits behind it,
 * since a newer one replaces it. So a slow service is asked no more often than it answers, and one
 * acknowledgement covers all that were replaced. Whoever sends on before the last one is stored has
 * one stored a second from then on: the first that comes when a second is over, not one that waited
 * for it (decision 0253). A connection delivers in order, so the newest is the last to come; device
 * times are compared where connections meet, in the batch and in Redis.
 */
export class PositionQueue {
  private next: { seq: number; position: PositionInput } | undefined;
  private isUnderWay = false;
  private isHurried = false;
  private pushedAt = -HURRIED_EVERY_MS;
  private sentAt = 0;
  /** Between two positions, ms, on average. */
  private gapMs = HURRIED_EVERY_MS;
  /** The newest stored position that is not acknowledged yet. */
  private stored: number | undefined;
  /** When the last one was acknowledged, or the first came after that. */
  private acknowledgedAt = 0;
  private held: NodeJS.Timeout | undefined;

  constructor(private readonly settings: PositionQueueSettings) {}

  push(seq: number, position: PositionInput): void {
    this.notePace(performance.now());
    if (this.next) this.settings.onReplaced();
    this.next = { seq, position };
    if (this.isUnderWay) return;
    if (this.isEarly()) this.hold();
    else void this.run();
  }

  private notePace(now: number): void {
    const gap = Math.min(now - this.pushedAt, HURRIED_EVERY_MS);
    this.pushedAt = now;
    this.gapMs += GAP_WEIGHT * (gap - this.gapMs);
    this.isHurried = gap < HURRIED_EVERY_MS && (this.isHurried || this.isUnderWay);
    if (!this.isHurried && !this.isUnderWay) this.acknowledgedAt = now;
  }

  /** Whether a newer position than the one that waits shall be sent in its place. */
  private isEarly(): boolean {
    return this.isHurried && performance.now() - this.sentAt < HURRIED_EVERY_MS;
  }

  /** Keeps the position until a newer one comes, or is overdue. */
  private hold(): void {
    if (this.held) this.held.refresh();
    else this.held = setTimeout(() => void this.run(), Math.min(OVERDUE_GAPS * this.gapMs, HOLD_MAX_MS));
  }

  private async run(): Promise<void> {
    clearTimeout(this.held);
    this.held = undefined;
    this.isUnderWay = true;
    do await this.sendNext();
    while (this.next && !this.isEarly());
    this.isUnderWay = false;
    if (this.next) this.hold();
  }

  private async sendNext(): Promise<void> {
    if (!this.next) return;
    const { seq, position } = this.next;
    this.next = undefined;
    this.sentAt = performance.now();
    try {
      await this.settings.send(position);
      this.stored = seq;
      if (!this.next || performance.now() - this.acknowledgedAt >= ACKNOWLEDGE_WITHIN_MS) this.acknowledge();
    } catch (error) {
      this.acknowledge();
      this.settings.refuse(seq, error);
    }
  }

  private acknowledge(): void {
    if (this.stored !== undefined) this.settings.acknowledge(this.stored);
    this.stored = undefined;
    this.acknowledgedAt = performance.now();
  }
}
