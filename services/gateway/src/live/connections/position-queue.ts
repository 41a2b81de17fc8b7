import type { PositionInput } from '@rotadas/contracts/providers/position';

/** What a queue needs to pass its positions on. */
export interface PositionQueueSettings {
  readonly send: (position: PositionInput) => Promise<void>;
  /** Every position up to `seq` is stored or replaced by one that is. */
  readonly acknowledge: (seq: number) => void;
  /** Every position up to `seq` that was not answered before is refused. */
  readonly refuse: (seq: number, error: unknown) => void;
}

/**
 * The positions of one connection: one is in flight at a time, and at most one waits behind it,
 * since a newer one replaces it. So a slow service is asked no more often than it answers. A
 * connection delivers in order, so the newest is the last to come; device times are compared where
 * connections meet, in the batch and in Redis.
 */
export class PositionQueue {
  private next: { seq: number; position: PositionInput } | undefined;
  private isUnderWay = false;

  constructor(private readonly settings: PositionQueueSettings) {}

  push(seq: number, position: PositionInput): void {
    this.next = { seq, position };
    if (!this.isUnderWay) void this.run();
  }

  private async run(): Promise<void> {
    this.isUnderWay = true;
    while (this.next) {
      const { seq, position } = this.next;
      this.next = undefined;
      try {
        await this.settings.send(position);
        this.settings.acknowledge(seq);
      } catch (error) {
        this.settings.refuse(seq, error);
      }
    }
    this.isUnderWay = false;
  }
}
