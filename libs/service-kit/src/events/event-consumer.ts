import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { EventMessage, type EventType } from '@rotadas/contracts/routing/event';
import { REQUEST_ID_HEADER, runWithRequestId } from '../request-context/request-id.js';
import { EventStreams } from './event-streams.js';
import { growingDelay } from './growing-delay.js';
import type { Occurrence } from './handle-event.js';
import { Nap } from './nap.js';
import { orGiveUp } from '../time/or-give-up.js';
import { ANSWER_LIMIT_MS } from './stream-bounds.js';

/** Messages that a copy of a service holds at a time. */
const HELD_MAX = 10;

/** Hears of one event, one after the other, for as long as the service runs. */
export class EventConsumer {
  private readonly logger = new Logger(EventConsumer.name);
  private readonly nap = new Nap();
  private readonly durableName: string;
  private loop: Promise<void> = Promise.resolve();
  private messages: ConsumerMessages | undefined;
  private ended = false;

  constructor(
    private readonly event: EventType,
    service: string,
    private readonly streams: EventStreams,
    private readonly handle: (payload: unknown, occurrence: Occurrence) => Promise<void>,
  ) {
    this.durableName = `${service}-${event.subject.replaceAll('.', '-')}`;
  }

  start(): void {
    this.loop = this.run();
  }

  /** Takes no more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.ended = true;
    this.nap.end();
    this.messages?.stop();
    await orGiveUp(this.loop, ANSWER_LIMIT_MS);
  }

  private async run(): Promise<void> {
    for (let failures = 1; !this.ended; failures += 1) {
      try {
        const consumer = await this.streams.consumer(this.event, this.durableName);
        this.messages = await consumer.consume({ max_messages: HELD_MAX, abort_on_missing_resource: true });
        failures = 0;
        if (this.ended) this.messages.stop();
        for await (const message of this.messages) await this.hear(message);
      } catch (error) {
        if (failures <= 1) this.logger.warn({ err: error, subject: this.event.subject });
      }
      if (!this.ended) await this.nap.take(growingDelay(failures + 1));
    }
  }

  private async hear(message: JsMsg): Promise<void> {
    const requestId = message.headers?.get(REQUEST_ID_HEADER) || randomUUID();
    await runWithRequestId(requestId, async () => {
      const read = this.read(message);
      if (!read) return message.term('unreadable');
      try {
        await this.handle(read.payload, read.occurrence);
        message.ack();
      } catch (error) {
        this.logger.error({ err: error, subject: this.event.subject });
        message.nak(growingDelay(message.info.deliveryCount));
      }
    });
  }

  /** What a message says; undefined, and logged, where that will never be known. */
  private read(message: JsMsg): { payload: unknown; occurrence: Occurrence } | undefined {
    try {
      const { id, at, payload } = EventMessage.parse(message.json());
      return { payload: this.event.payload.parse(payload), occurrence: { id, at } };
    } catch (error) {
      this.logger.error({ err: error, subject: this.event.subject }, 'An unreadable event is dropped');
      return undefined;
    }
  }
}
