import {
  type BeforeApplicationShutdown,
  type FactoryProvider,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import pTimeout from 'p-timeout';
import type { EventStream } from '@rotadas/contracts/protocol/event';
import { dependencyUnavailable } from '../errors/dependency.js';
import { JETSTREAM_TIMEOUT_MS, EventStreams } from '../events/event-streams.js';
import { RetryingTask } from '../time/retrying-task.js';
import { outboxLags } from '../metrics/histograms.js';
import { Metrics } from '../metrics/metrics.js';
import { MongodbConnection } from '../mongodb/mongodb-connection.js';
import { MongodbOutbox, type PendingEvents, type RelayedEvent } from './mongodb-outbox.js';

export type Outbox = Pick<MongodbOutbox, 'isReachable' | 'pending' | 'remove'>;

const BATCH_MAX = 100;

/** How long further events are batched after a relay. */
const BATCHING_MS = 20;

/** The relay looks for events of crashed instances at this interval. */
const POLL_EVERY_MS = 5_000;

/**
 * Relays pending events to JetStream: after each change, at start, and with backoff on failure. An
 * event is removed after JetStream has stored it; JetStream ignores a repeated ID.
 */
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly task = new RetryingTask(() => (this.relaying = this.relay()), undefined, BATCHING_MS);
  private relaying: Promise<void> = Promise.resolve();
  private hasStream = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly streams: EventStreams,
    private readonly stream: EventStream,
  ) {}

  /** Relays a saved event; after a failure the backoff continues. */
  wake(): void {
    this.task.request();
  }

  onApplicationBootstrap(): void {
    this.task.requestEvery(POLL_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.task.stop();
    const relayed = this.relaying.catch(() => undefined); // already logged
    await pTimeout(relayed, { milliseconds: JETSTREAM_TIMEOUT_MS, fallback: () => undefined });
  }

  private async relay(): Promise<void> {
    if (!this.outbox.isReachable()) throw dependencyUnavailable('mongodb', new Error('not connected'));
    try {
      if (!this.hasStream) await this.streams.ensure(this.stream);
      this.hasStream = true;
      await this.relayAll();
    } catch (error) {
      this.logger.warn({ err: error }, 'Events are pending: they could not be relayed');
      this.hasStream = false;
      throw dependencyUnavailable('jetstream', error);
    }
  }

  private async relayAll(): Promise<void> {
    for (;;) {
      const pending = await this.outbox.pending(BATCH_MAX);
      if (pending.length === 0) return;
      const relayed: RelayedEvent[] = [];
      const outcomes = await Promise.allSettled(pending.map((each) => this.relayOne(each, relayed)));
      if (relayed.length > 0) await this.outbox.remove(relayed);
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
      if (pending.length < BATCH_MAX) return;
    }
  }

  /** Publishes the events of a document in order. */
  private async relayOne({ documentId, events }: PendingEvents, relayed: RelayedEvent[]): Promise<void> {
    for (const event of events) {
      await this.streams.publish(event);
      outboxLags.observe({ stream: this.stream.name }, Math.max(0, Date.now() - event.at) / 1_000);
      relayed.push({ documentId, eventId: event.id });
    }
  }
}

/** Provides the relay from the documents of `collection` to `stream`. */
export function provideOutboxRelay(collection: string, stream: EventStream): FactoryProvider<OutboxRelay> {
  return {
    provide: OutboxRelay,
    useFactory: ({ mongoose }: MongodbConnection, streams: EventStreams, metrics: Metrics) => {
      const outbox = new MongodbOutbox(mongoose, collection);
      metrics.addOutbox(collection, () => outbox.oldestSavedAt());
      return new OutboxRelay(outbox, streams, stream);
    },
    inject: [MongodbConnection, EventStreams, Metrics],
  };
}
