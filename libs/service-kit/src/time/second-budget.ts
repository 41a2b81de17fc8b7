const WINDOW_MS = 1_000;

/** Allows so many a second; every second begins anew. */
export class SecondBudget {
  private left = 0;
  private endsAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly perSecond: number,
    /** In ms, by a clock that is never set back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one; false when this second has none left. */
  take(): boolean {
    const now = this.now();
    if (now >= this.endsAt) {
      this.left = this.perSecond;
      this.endsAt = now + WINDOW_MS;
    }
    if (this.left === 0) return false;
    this.left -= 1;
    return true;
  }
}
