/** How many seconds' worth of frames may come at once. */
const BURST_SECONDS = 2;

/** Counts the frames of one connection: so many a second, twice as many in a burst. */
export class FrameBudget {
  private left: number;
  private countedAt: number;

  constructor(
    private readonly perSecond: number,
    now: number,
  ) {
    this.left = perSecond * BURST_SECONDS;
    this.countedAt = now;
  }

  /** Whether one more frame is within the budget. */
  take(now: number): boolean {
    const earned = ((now - this.countedAt) / 1_000) * this.perSecond;
    this.left = Math.min(this.left + earned, this.perSecond * BURST_SECONDS);
    this.countedAt = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
