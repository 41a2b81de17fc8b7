import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import pTimeout from 'p-timeout';
import { toDurableName } from '@rotadas/contracts/access/nats-permissions';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { backoffDelay } from '@rotadas/contracts/primitives/backoff-delay';
import { EventMessage } from '@rotadas/contracts/protocol/event';
import { isUnavailable } from '../errors/dependency.js';
import { eventDurations, eventLags } from '../metrics/histograms.js';
import { REQUEST_ID_HEADER, runWithRequestId } from '../request-context/request-id.js';
import { readTrace, type SpanStart, tracer } from '../tracing/tracer.js';
import { BACKOFF, retry } from '../time/backoff.js';
import {
  ACK_WAIT_MS,
  JETSTREAM_TIMEOUT_MS,
  DELIVERIES_MAX,
  eventSpan,
  EventStreams,
} from './event-streams.js';
import type { HandledEvent, EventOccurrence } from './handle-event.js';
import { KeyedQueue, type QueueKey } from './keyed-queue.js';

/** Default maximum number of messages that an instance handles at a time. */
const DEFAULT_CONCURRENCY = 32;

/** Extensions of a message per acknowledgement wait. */
const EXTENSIONS = 3;

interface ParsedMessage {
  readonly payload: unknown;
  readonly key: QueueKey;
  readonly occurrence: EventOccurrence;
}

/** The events that JetStream holds for a service. */
export interface Backlog {
  readonly subject: string;
  readonly pending: number;
  /** Delivered and not finished. */
  readonly unacknowledged: number;
}

/** Consumes an event until the service stops: in order within a key, otherwise concurrently. */
export class EventConsumer {
  private readonly logger = new Logger(EventConsumer.name);
  private readonly durableName: string;
  /** A delivery before the minimum age does not count. */
  private readonly deliveriesMax: number;
  readonly subject: string;
  private readonly ending = new AbortController();
  private readonly queue: KeyedQueue;
  private readonly held = new Set<JsMsg>();
  private loop: Promise<void> = Promise.resolve();
  private messages: ConsumerMessages | undefined;
  private consumer: Consumer | undefined;
  private readonly span: SpanStart;

  constructor(
    private readonly handled: HandledEvent,
    private readonly service: string,
    private readonly streams: EventStreams,
    private readonly handle: (payload: unknown, occurrence: EventOccurrence) => Promise<void>,
  ) {
    this.subject = handled.event.subject;
    this.queue = new KeyedQueue(handled.concurrency ?? DEFAULT_CONCURRENCY);
    this.durableName = toDurableName(service, handled.event);
    this.deliveriesMax = DELIVERIES_MAX + (handled.minAgeMs > 0 ? 1 : 0);
    this.span = eventSpan('consumer', this.subject);
    // Starts each series at 0, since the `rate` of Prometheus ignores a series' first sample.
    for (const outcome of ['handled', 'failed', 'unreadable'])
      eventDurations.zero({ subject: this.subject, outcome });
  }

  start(): void {
    this.loop = this.run(this.ending.signal);
  }

  /** The backlog of all instances of the service; undefined without a connection. */
  async backlog(): Promise<Backlog | undefined> {
    const info = await this.consumer?.info();
    return (
      info && {
        subject: this.subject,
        pending: info.num_pending,
        unacknowledged: info.num_ack_pending,
      }
    );
  }

  /** The flush keeps NATS from delivering more messages, which would wait for ACK_WAIT_MS. */
  async stop(): Promise<void> {
    this.ending.abort();
    this.messages?.stop();
    const stopped = Promise.allSettled([this.loop, this.streams.flush()]); // NATS may be unavailable
    await pTimeout(stopped, { milliseconds: JETSTREAM_TIMEOUT_MS, fallback: () => undefined });
  }

  private async run(signal: AbortSignal): Promise<void> {
    const { event, ackWaitMs = ACK_WAIT_MS } = this.handled;
    // JetStream redelivers a message in progress if its wait is not extended.
    const extending = setInterval(() => {
      for (const message of this.held) this.respond(() => message.working());
    }, ackWaitMs / EXTENSIONS);
    const fetchNext = async () => {
      this.consumer ??= await this.streams.consumer(event, this.durableName, ackWaitMs);
      await this.fetch(this.consumer, signal);
    };
    const onFailure = (error: unknown, failures: number) => {
      this.consumer = undefined;
      // The connection logs the end of its server, once for all consumers.
      if (failures === 1 && !isServerShutdown(error)) this.logger.warn({ err: error, subject: this.subject });
    };
    while (!signal.aborted) await retry(fetchNext, signal, onFailure);
    await this.queue.idle();
    clearInterval(extending);
  }

  /** Fails if handling outlasts the shutdown; JetStream then delivers the message again. */
  private respond(send: () => void): void {
    try {
      send();
    } catch (error) {
      this.logger.warn({ err: error, subject: this.subject });
    }
  }

  /** Requests only what can be handled now: `consume()` buffers more and lets it be redelivered. */
  private async fetch(consumer: Consumer, signal: AbortSignal): Promise<void> {
    const max_messages = await this.queue.room();
    if (signal.aborted) return;
    this.messages = await consumer.fetch({ max_messages });
    if (signal.aborted) this.messages.stop();
    for await (const message of this.messages) this.enqueue(message);
  }

  private enqueue(message: JsMsg): void {
    const requestId = message.headers?.get(REQUEST_ID_HEADER) || randomUUID();
    const logged = <Result>(work: () => Result) => runWithRequestId(requestId, work);
    const parsed = logged(() => this.parse(message));
    const waitMs = parsed ? parsed.occurrence.occurredAt + this.handled.minAgeMs - Date.now() : 0;
    if (waitMs > 0) return message.nak(waitMs);
    this.held.add(message);
    this.queue.add(parsed?.key ?? '', () =>
      logged(() => this.consume(message, parsed)).finally(() => this.held.delete(message)),
    );
  }

  private async consume(message: JsMsg, parsed: ParsedMessage | undefined): Promise<void> {
    if (!parsed) return this.moveToDeadLetters(message, 'unreadable');
    // Reached only if earlier deliveries ended with their process, by a crash or a shutdown.
    if (message.info.deliveryCount > this.deliveriesMax) return this.moveToDeadLetters(message, 'unfinished');
    const rethrowUnlessUnavailable = (error: unknown) => {
      if (!isUnavailable(error)) throw error;
    };
    try {
      const isHandled = await retry(
        () => this.attempt(message, parsed),
        this.ending.signal,
        rethrowUnlessUnavailable,
      );
      this.respond(() => (isHandled ? message.ack() : message.nak()));
    } catch (error) {
      if (message.info.deliveryCount < this.deliveriesMax) this.postpone(message);
      else await this.moveToDeadLetters(message, failureReason(error));
    }
  }

  private async attempt(message: JsMsg, { payload, occurrence }: ParsedMessage): Promise<true> {
    const observe = eventDurations.startTimer({ subject: this.subject });
    try {
      const trace = readTrace(message.headers);
      await tracer.run(this.span, () => this.handle(payload, occurrence), { trace });
      observe({ outcome: 'handled' });
      const lagMs = Math.max(0, Date.now() - occurrence.occurredAt);
      eventLags.observe({ subject: this.subject }, lagMs / 1_000);
      return true;
    } catch (error) {
      observe({ outcome: 'failed' });
      this.logger.error({ err: error, subject: this.subject });
      throw error;
    }
  }

  private async moveToDeadLetters(message: JsMsg, reason: string): Promise<void> {
    try {
      await this.streams.addDeadLetter(this.service, message, reason);
      message.term(reason);
      this.logger.error({ subject: this.subject, reason }, 'An event became a dead letter');
    } catch (error) {
      this.logger.error({ err: error, subject: this.subject }, 'An event could not become a dead letter');
      this.postpone(message);
    }
  }

  private postpone(message: JsMsg): void {
    this.respond(() => message.nak(backoffDelay(message.info.deliveryCount, BACKOFF)));
  }

  /** Undefined, and logged, if the message is unreadable. */
  private parse(message: JsMsg): ParsedMessage | undefined {
    try {
      const { id, at, payload } = EventMessage.parse(message.json());
      return { ...this.handled.parse(payload), occurrence: { id, occurredAt: at } };
    } catch (error) {
      eventDurations.observe({ subject: this.subject, outcome: 'unreadable' }, 0);
      this.logger.error({ err: error, subject: this.subject }, 'An event is unreadable');
      return undefined;
    }
  }
}

/** The message of an error may contain personal data. */
function failureReason(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  return error instanceof Error ? error.name : typeof error;
}

/** The status 409 of a pending fetch. */
const isServerShutdown = (error: unknown): boolean =>
  error instanceof Error && /^server shutdown$/i.test(error.message);
