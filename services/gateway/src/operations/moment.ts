import {
  type Buckets,
  CountName,
  type CopySample,
  DurationName,
  type QueueLevel,
} from '@rotadas/contracts/operations/copy-sample';
import { addBuckets } from './quantile.js';

/** What all copies together told of one moment. */
export class Moment {
  /** Per second. */
  readonly rates: Partial<Record<CountName, number>> = {};
  readonly durations: Partial<Record<DurationName, Buckets>> = {};
  viewers: number | null = null;
  oldestEvent: number | null = null;
  eventLoopDelay: number | null = null;
  queues: Readonly<Record<string, QueueLevel>> | null = null;
  private readonly pending = new Map<string, number>();

  constructor(readonly at: number) {}

  /** The most events of one kind that wait for a service; null while no service told. */
  get eventsPending(): number | null {
    if (this.pending.size === 0) return null;
    return Math.max(0, ...this.pending.values());
  }

  add(sample: CopySample): void {
    for (const name of CountName.options) this.addCount(name, sample);
    for (const name of DurationName.options) {
      const sum = addBuckets(this.durations[name], sample.durations[name]);
      if (sum) this.durations[name] = sum;
    }
    if (sample.viewers !== undefined) this.viewers = (this.viewers ?? 0) + sample.viewers;
    this.eventLoopDelay = Math.max(this.eventLoopDelay ?? 0, sample.eventLoopDelay);
    if (sample.oldestEvent !== undefined)
      this.oldestEvent = Math.max(this.oldestEvent ?? 0, sample.oldestEvent);
    // Each gateway reads the same queues.
    if (Object.keys(sample.queues).length > 0) this.queues = sample.queues;
    this.addPending(sample);
  }

  private addCount(name: CountName, { counts, overMs }: CopySample): void {
    const count = counts[name];
    if (count !== undefined) this.rates[name] = (this.rates[name] ?? 0) + (count * 1_000) / overMs;
  }

  /** Each copy of a service is told the same of the consumers that they share. */
  private addPending({ service, pendingEvents }: CopySample): void {
    for (const [subject, count] of Object.entries(pendingEvents)) {
      const key = `${service} ${subject}`;
      this.pending.set(key, Math.max(this.pending.get(key) ?? 0, count));
    }
  }
}
