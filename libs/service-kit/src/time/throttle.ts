import { Logger } from '@nestjs/common';

export interface ThrottleSettings {
  /** Minimum time between two starts. */
  readonly intervalMs: number;
  /** Delay of a run, so that a burst of requests becomes one run. */
  readonly delayMs?: number;
}

/** Runs `task` at most once per interval, on both edges, never overlapping; logs its errors. */
export class Throttle {
  private startedAt = Number.NEGATIVE_INFINITY;
  private isRequested = false;
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
    try {
      const running = this.task();
      if (running) await running;
    } catch (error) {
      new Logger(Throttle.name).error({ err: error }, 'A throttled task failed');
    }
    this.isBusy = false;
    if (this.isRequested) this.schedule();
  }
}
