import type { PositionInput } from '@rotadas/contracts/providers/position';
import { Throttle } from '@rotadas/service-kit/time/throttle';

interface PositionThrottleSettings {
  readonly store: (position: PositionInput) => Promise<void>;
  /** All positions up to `seq` are stored or replaced. */
  readonly acknowledge: (seq: number) => void;
  /** All pending positions up to `seq` are rejected. */
  readonly reject: (seq: number, error: unknown) => void;
  readonly onReplaced: () => void;
  readonly intervalMs: number;
}

/**
 * Stores the newest position of a connection, one per interval and one at a time. A connection
 * delivers in order; device times are compared in the batch and in Redis.
 */
export class PositionThrottle {
  private newest: { readonly seq: number; readonly position: PositionInput } | undefined;
  private readonly throttle: Throttle;

  constructor(private readonly settings: PositionThrottleSettings) {
    this.throttle = new Throttle(() => this.storeNewest(), { intervalMs: settings.intervalMs });
  }

  push(seq: number, position: PositionInput): void {
    if (this.newest) this.settings.onReplaced();
    this.newest = { seq, position };
    this.throttle.request();
  }

  private async storeNewest(): Promise<void> {
    if (!this.newest) return;
    const { seq, position } = this.newest;
    this.newest = undefined;
    try {
      await this.settings.store(position);
      this.settings.acknowledge(seq);
    } catch (error) {
      this.settings.reject(seq, error);
    }
  }
}
