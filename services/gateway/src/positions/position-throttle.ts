import type { PositionInput } from '@rotadas/contracts/providers/position';
import { Throttle } from '@rotadas/service-kit/time/throttle';

/** How the client of a connection is notified of its positions. */
export interface PositionReplies {
  /** Every position up to `seq` is stored, or replaced by a stored one. */
  readonly acknowledge: (seq: number) => void;
  /** Every position up to `seq` that has not been answered is refused. */
  readonly refuse: (seq: number, error: unknown) => void;
}

interface PositionThrottleSettings extends PositionReplies {
  readonly store: (position: PositionInput) => Promise<void>;
  /** Called for each position that a newer one replaces before it is stored. */
  readonly onReplaced: () => void;
  readonly intervalMs: number;
}

/**
 * The positions of one connection: one per interval is stored, the newest wins, and one at a time
 * is in flight. A connection delivers in order, so the newest is the last to arrive; device times
 * are compared where connections meet, in the batch and in Redis.
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
      this.settings.refuse(seq, error);
    }
  }
}
