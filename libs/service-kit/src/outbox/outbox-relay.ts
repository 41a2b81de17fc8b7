import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { EventStream } from '@rotadas/contracts/routing/event-stream';
import { EventStreams } from '../events/event-streams.js';
import { growingDelay } from '../events/growing-delay.js';
import { Nap } from '../events/nap.js';
import { orGiveUp } from '../time/or-give-up.js';
import { ANSWER_LIMIT_MS } from '../events/stream-bounds.js';
import type { Outbox, RelayedEvent, WaitingEvents } from './outbox.js';

/** Documents taken in one go. */
const BATCH = 100;

/** How long events gather after the first of them, ms: a look and a removal cost the same for one as for many. */
const GATHER_MS = 20;

/** How often is looked for what a copy of the service left behind when it crashed, ms. */
const LOOK_EVERY_MS = 5_000;

/**
 * Brings waiting events to JetStream, for ever: after each change, at start, and again with growing delays while JetStream
 * is away. An event leaves the outbox only once JetStream has it; brought twice, it is known there by its id.
 */
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly nap = new Nap();
  private loop: Promise<void> = Promise.resolve();
  private ended = false;
  private failures = 0;
  private failing = false;
  private streamStands = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly streams: EventStreams,
    private readonly stream: EventStream,
  ) {}

  /** Says that an event was saved. While JetStream is away the next attempt comes in its own time. */
  wake(): void {
    if (this.failures === 0) this.nap.end();
  }

  onApplicationBootstrap(): void {
    this.loop = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    this.nap.end();
    await orGiveUp(this.loop, ANSWER_LIMIT_MS);
  }

  private async run(): Promise<void> {
    while (!this.ended) {
      const rest = await this.relay();
      if (this.ended) return;
      await this.nap.take(rest);
      if (!this.ended) await delay(GATHER_MS);
    }
  }

  /** Relays all that waits; answers how long to rest, ms. */
  private async relay(): Promise<number> {
    if (!this.outbox.isReachable()) return this.waitLonger();
    try {
      if (!this.streamStands) await this.streams.ensure(this.stream);
      this.streamStands = true;
      await this.empty();
      if (this.failing) this.logger.log('Events are relayed again');
      this.failing = false;
      this.failures = 0;
      return LOOK_EVERY_MS;
    } catch (error) {
      if (!this.failing) this.logger.warn({ err: error }, 'Events wait: they could not be relayed');
      this.failing = true;
      this.streamStands = false;
      return this.waitLonger();
    }
  }

  private waitLonger(): number {
    this.failures += 1;
    return growingDelay(this.failures);
  }

  private async empty(): Promise<void> {
    for (;;) {
      const waiting = await this.outbox.waiting(BATCH);
      if (waiting.length === 0) return;
      const relayed: RelayedEvent[] = [];
      const outcomes = await Promise.allSettled(waiting.map((each) => this.relayOne(each, relayed)));
      if (relayed.length > 0) await this.outbox.remove(relayed);
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
      if (waiting.length < BATCH) return; // whoever saved one meanwhile woke this, so that it looks again
    }
  }

  /** In order: what happened later to the same thing arrives later. */
  private async relayOne({ documentId, events }: WaitingEvents, relayed: RelayedEvent[]): Promise<void> {
    for (const event of events) {
      await this.streams.publish(event);
      relayed.push({ documentId, eventId: event.id });
    }
  }
}
