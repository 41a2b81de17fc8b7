import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Cell } from '@rotadas/contracts/live/cell';
import { CellChange, Pulse } from '@rotadas/contracts/live/cell-change';
import { LIVE_PULSE, liveSubject } from '@rotadas/contracts/live/live.subjects';
import { CorePublisher } from '@rotadas/service-kit/nats/core-publisher';
import type { ChangesOfCell } from './domain/change-batch.js';

/**
 * Publishes changes, each with this publisher's id and a sequence number by which subscribers
 * notice a missing one.
 */
@Injectable()
export class ChangePublisher implements OnModuleInit {
  private publisherId = randomUUID();
  private readonly sequences = new Map<Cell, number>();

  constructor(private readonly nats: CorePublisher) {}

  onModuleInit(): void {
    this.nats.onConnect((isFirst) => {
      if (!isFirst) this.renewId();
    });
  }

  publish(changes: ChangesOfCell): void {
    const seq = (this.sequences.get(changes.cell) ?? 0) + 1;
    this.sequences.set(changes.cell, seq);
    const message = CellChange.parse({ ...changes, publisher: this.publisherId, seq });
    this.nats.publish(liveSubject(changes.cell), message);
  }

  /** Publishes a heartbeat; the last one says that nothing is left to publish. */
  pulse(last: boolean): void {
    this.nats.publish(LIVE_PULSE, Pulse.parse({ publisher: this.publisherId, last }));
  }

  /** Resolves when NATS has received what was published, or after a moment where it is away. */
  flush(): Promise<void> {
    return this.nats.flush();
  }

  /**
   * Takes a new id: a message may have been lost, and a new publisher makes subscribers ask for
   * snapshots.
   */
  renewId(): void {
    this.publisherId = randomUUID();
    this.sequences.clear();
    this.pulse(false);
  }
}
