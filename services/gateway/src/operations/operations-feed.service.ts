import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CopySample, OPERATIONS_SAMPLE } from '@rotadas/contracts/operations/copy-sample';
import type { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { Broadcasts } from '@rotadas/service-kit/nats/broadcasts';
import { History } from './history.js';
import { KnownCopies } from './known-copies.js';

/** Hears how every copy of every service fares, and remembers an hour of it. */
@Injectable()
export class OperationsFeed implements OnApplicationBootstrap {
  private readonly copies = new KnownCopies();
  private readonly history = new History();
  private readonly heardSince = Date.now();

  constructor(private readonly broadcasts: Broadcasts) {}

  onApplicationBootstrap(): void {
    void this.broadcasts.follow(OPERATIONS_SAMPLE, CopySample, (sample) => this.hear(sample, Date.now()));
  }

  /** What is known at `now`, epoch ms, with the figures of the moments later than `since`. */
  view(since: number, now: number): OperationsView {
    return {
      now,
      heardSince: this.heardSince,
      copies: this.copies.list(now),
      queues: this.history.queues(),
      ...this.history.timeline(since, now),
    };
  }

  private hear(sample: CopySample, now: number): void {
    this.copies.hear(sample, now);
    if (!sample.isLast) this.history.add(sample, now);
  }
}
