import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import pTimeout from 'p-timeout';
import type { EventStream } from '@rotadas/contracts/routing/event';
import { ANSWER_LIMIT_MS, EventStreams } from '../events/event-streams.js';
import type { OutboxEvent } from '../events/outbox-event.js';
import { outboxLags } from '../metrics/histograms.js';
import { backoffDelay } from '../time/backoff.js';
import { sleep } from '../time/sleep.js';

/** The events of one document that JetStream does not have yet, oldest first. */
export interface PendingEvents {
  readonly documentId: number;
  readonly events: readonly OutboxEvent[];
}

/** An event that JetStream has. */
export interface RelayedEvent {
  readonly documentId: number;
  readonly eventId: string;
}

/** Where a service's events are pending: in the documents of their changes. */
export interface Outbox {
  /**
   * Whether its database can be asked now; while it cannot, the database's own connection says so.
   */
  isReachable(): boolean;
  /** Documents with pending events, those that wait longest first. */
  pending(limit: number): Promise<PendingEvents[]>;
  /** Takes events out, after JetStream said that it has them. */
  remove(relayed: readonly RelayedEvent[]): Promise<void>;
}

/** Documents of one batch. */
const BATCH_MAX = 100;

/**
 * How long events are batched after the first of them, ms: a query and a removal cost the same for
 * one as for many.
 */
const BATCHING_MS = 20;

/** How often the relay looks for what a copy of the service left behind when it crashed, ms. */
const POLL_EVERY_MS = 5_000;

/**
 * Relays pending events to JetStream for as long as the service runs: after each change, at start,
 * and with back-off while JetStream is away. An event leaves the outbox only once JetStream has it;
 * relayed twice, it is recognised there by its id.
 */
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private loop: Promise<void> = Promise.resolve();
  /** Aborts the current pause: there is something to relay, or the service ends. */
  private pause = new AbortController();
  private ended = false;
  private failures = 0;
  private failing = false;
  private hasStream = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly streams: EventStreams,
    private readonly stream: EventStream,
  ) {}

  /**
   * Says that an event was saved. While JetStream is away the next attempt keeps to its back-off.
   */
  wake(): void {
    if (this.failures === 0) this.pause.abort();
  }

  onApplicationBootstrap(): void {
    this.loop = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    this.pause.abort();
    await pTimeout(this.loop, { milliseconds: ANSWER_LIMIT_MS, fallback: () => undefined });
  }

  private async run(): Promise<void> {
    while (!this.ended) {
      // Before the relaying, so that whoever wakes it meanwhile counts.
      this.pause = new AbortController();
      const pauseMs = await this.relay();
      if (this.ended) return;
      await sleep(pauseMs, this.pause.signal);
      if (!this.ended) await delay(BATCHING_MS);
    }
  }

  /** Relays all that is pending; answers how long to pause, ms. */
  private async relay(): Promise<number> {
    if (!this.outbox.isReachable()) return this.backOff();
    try {
      if (!this.hasStream) await this.streams.ensure(this.stream);
      this.hasStream = true;
      await this.relayAll();
      if (this.failing) this.logger.log('Events are relayed again');
      this.failing = false;
      this.failures = 0;
      return POLL_EVERY_MS;
    } catch (error) {
      if (!this.failing) this.logger.warn({ err: error }, 'Events are pending: they could not be relayed');
      this.failing = true;
      this.hasStream = false;
      return this.backOff();
    }
  }

  private backOff(): number {
    this.failures += 1;
    return backoffDelay(this.failures);
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
      // Whoever saved one meanwhile has ended the next pause already.
      if (pending.length < BATCH_MAX) return;
    }
  }

  /** In order: what happened later to the same thing arrives later. */
  private async relayOne({ documentId, events }: PendingEvents, relayed: RelayedEvent[]): Promise<void> {
    for (const event of events) {
      await this.streams.publish(event);
      outboxLags.observe({ stream: this.stream.name }, Math.max(0, Date.now() - event.at) / 1_000);
      relayed.push({ documentId, eventId: event.id });
    }
  }
}
