import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import pTimeout from 'p-timeout';
import { EventMessage, type EventType } from '@rotadas/contracts/routing/event';
import { REQUEST_ID_HEADER, runWithRequestId } from '../request-context/request-id.js';
import { backoffDelay } from '../time/backoff.js';
import { sleep } from '../time/sleep.js';
import { EventStreams } from './event-streams.js';
import type { Occurrence } from './handle-event.js';
import { ANSWER_LIMIT_MS } from './stream-bounds.js';

/** Messages that a copy of a service holds at a time. */
const HELD_MAX = 10;

/** Hears of one event, one after the other, for as long as the service runs. */
export class EventConsumer {
  private readonly logger = new Logger(EventConsumer.name);
  private readonly ending = new AbortController();
  private readonly durableName: string;
  private loop: Promise<void> = Promise.resolve();
  private messages: ConsumerMessages | undefined;

  constructor(
    private readonly event: EventType,
    service: string,
    private readonly streams: EventStreams,
    private readonly handle: (payload: unknown, occurrence: Occurrence) => Promise<void>,
  ) {
    this.durableName = `${service}-${event.subject.replaceAll('.', '-')}`;
  }

  start(): void {
    this.loop = this.run(this.ending.signal);
  }

  /** Takes no more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.ending.abort();
    this.messages?.stop();
    await pTimeout(this.loop, { milliseconds: ANSWER_LIMIT_MS, fallback: () => undefined });
  }

  private async run(signal: AbortSignal): Promise<void> {
    for (let failures = 1; !signal.aborted; failures += 1) {
      try {
        const consumer = await this.streams.consumer(this.event, this.durableName);
        this.messages = await consumer.consume({ max_messages: HELD_MAX, abort_on_missing_resource: true });
        failures = 0;
        if (signal.aborted) this.messages.stop();
        for await (const message of this.messages) await this.hear(message);
      } catch (error) {
        if (failures <= 1) this.logger.warn({ err: error, subject: this.event.subject });
      }
      await sleep(backoffDelay(failures + 1), signal);
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
        message.nak(backoffDelay(message.info.deliveryCount));
      }
    });
  }

  /** What a message says; undefined, and logged, where that will never be known. */
  private read(message: JsMsg): { payload: unknown; occurrence: Occurrence } | undefined {
    try {
      const { id, at, payload } = EventMessage.parse(message.json());
      return { payload: this.event.payload.parse(payload), occurrence: { id, occurredAt: at } };
    } catch (error) {
      this.logger.error({ err: error, subject: this.event.subject }, 'An unreadable event is dropped');
      return undefined;
    }
  }
}
