/** How a task is throttled. */
export interface ThrottleSettings {
  /** Minimum time between two starts of the task, ms. */
  readonly intervalMs: number;
  /** Time for which a run waits in any case, so that a burst of requests becomes one run, ms. */
  readonly delayMs?: number;
}

/**
 * Runs a task at most once per interval, on the leading and the trailing edge: the first request
 * runs it immediately, all requests until the interval is over run it once more at its end. Runs
 * never overlap: one that takes longer than the interval delays the next. The task must not reject.
 */
export class Throttle {
  private startedAt = Number.NEGATIVE_INFINITY;
  private isRequested = false;
  /** Whether a run is scheduled or under way. */
  private isBusy = false;

  constructor(
    private readonly task: () => void | Promise<void>,
    private readonly settings: ThrottleSettings,
  ) {}

  request(): void {
    this.isRequested = true;
    if (!this.isBusy) this.schedule();
  }

  private schedule(): void {
    const { intervalMs, delayMs = 0 } = this.settings;
    const waitMs = Math.max(delayMs, this.startedAt + intervalMs - performance.now());
    this.isBusy = true;
    if (waitMs <= 0) void this.run();
    else setTimeout(() => void this.run(), waitMs).unref();
  }

  private async run(): Promise<void> {
    this.startedAt = performance.now();
    this.isRequested = false;
    const running = this.task();
    if (running) await running;
    this.isBusy = false;
    if (this.isRequested) this.schedule();
  }
}
