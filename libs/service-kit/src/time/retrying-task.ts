import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { backoffDelay } from '@rotadas/contracts/primitives/backoff-delay';
import { isUnavailable } from '../errors/dependency.js';

/** Minimum pause after a success. */
const PAUSE_MS = 500;

const BACKOFF = { firstMs: 500, maxMs: 2_000, jitter: 0.5 };

/**
 * Runs a task on request until it succeeds, one run at a time. Logs failures, unless a
 * dependency is unavailable.
 */
export class RetryingTask {
  private readonly logger = new Logger(RetryingTask.name);
  private isRequested = false;
  private running = false;
  private stopped = false;
  private attempt = Promise.withResolvers<undefined>();
  private interval: NodeJS.Timeout | undefined;

  /** @param onIdle called when no further run is due */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly onIdle: () => void = () => undefined,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  /** Ignored once the task is stopped. */
  request(): void {
    this.isRequested = true;
    if (!this.running && !this.stopped) void this.run();
  }

  /** Immediately and then every `ms`, until `stop`. */
  requestEvery(ms: number): void {
    this.request();
    this.interval = setInterval(() => this.request(), ms);
  }

  /** Settles with the current or next attempt; rejects once the task is stopped. */
  outcome(): Promise<undefined> {
    return this.attempt.promise;
  }

  stop(reason: Error = new Error('stopped')): void {
    this.stopped = true;
    clearInterval(this.interval);
    this.attempt.promise.catch(() => undefined);
    this.attempt.reject(reason);
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let failures = 0; this.isRequested && !this.stopped;) {
      this.isRequested = false;
      failures = (await this.tryOnce()) ? 0 : failures + 1;
      if (failures > 0) this.isRequested = true;
      await delay(failures > 0 ? backoffDelay(failures, BACKOFF) : this.pauseMs, undefined, { ref: false });
    }
    this.running = false;
    this.onIdle();
  }

  private async tryOnce(): Promise<boolean> {
    const { resolve, reject, promise } = this.attempt;
    promise.catch(() => undefined); // Avoids an unhandled rejection without a caller of `outcome()`.
    try {
      await this.work();
      resolve(undefined);
      return true;
    } catch (error) {
      reject(error);
      if (!isUnavailable(error)) this.logger.warn({ err: error }, 'A task failed; retrying');
      return false;
    } finally {
      if (!this.stopped) this.attempt = Promise.withResolvers<undefined>();
    }
  }
}
