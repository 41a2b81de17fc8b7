import { Injectable } from '@nestjs/common';
import { Metrics, type Sample } from './metrics.js';

/** When the oldest event was saved that still waits, epoch ms; undefined where none does. */
type FindOldest = () => Promise<number | undefined>;

/** Tells how long the oldest event of each outbox waits for JetStream, asked at each scrape. */
@Injectable()
export class OutboxAges {
  private readonly outboxes = new Map<string, FindOldest>();

  constructor(metrics: Metrics) {
    metrics.levels(
      {
        name: 'rotadas_outbox_oldest_event_age_seconds',
        help: 'How long the oldest event waits that JetStream does not have; 0 where none does',
      },
      ['collection'],
      () => Promise.all([...this.outboxes].map(([collection, find]) => ageOf(collection, find))),
    );
  }

  /** Tells of the outbox in the documents of `collection` too. */
  add(collection: string, findOldest: FindOldest): void {
    this.outboxes.set(collection, findOldest);
  }
}

async function ageOf(collection: string, findOldest: FindOldest): Promise<Sample> {
  const savedAt = await findOldest();
  const value = savedAt === undefined ? 0 : Math.max(0, Date.now() - savedAt) / 1_000;
  return { labels: { collection }, value };
}
