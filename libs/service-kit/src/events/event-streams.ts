import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import {
  AckPolicy,
  type Consumer,
  DeliverPolicy,
  type JetStreamClient,
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  type JsMsg,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { headers, nanos, type NatsConnection } from '@nats-io/transport-node';
import { DEAD_LETTER_REASON, DEAD_LETTERS, deadLetterSubject } from '@rotadas/contracts/routing/dead-letters';
import type { EventMessage, EventType, EventStream } from '@rotadas/contracts/routing/event';
import { streamSettings } from '@rotadas/contracts/routing/stream-settings';
import { connectionOf, NATS_CLIENT } from '../nats/nats-connection.js';
import type { OutboxEvent } from './outbox-event.js';
import { REQUEST_ID_HEADER } from '../request-context/request-id.js';
import { type SpanStart, tracer, writeTrace } from '../tracing/tracer.js';

/** The longest wait for JetStream's answer, ms. */
export const ANSWER_LIMIT_MS = 2_000;

/** After this long without an acknowledgement an event is delivered again, ms. */
export const ACK_WAIT_MS = 30_000;

/**
 * How often an event is delivered before it becomes a dead letter. The consumers enforce this:
 * with JetStream's own `max_deliver` an event would be lost if its process ended during the last
 * delivery, or if the dead letter could not be stored.
 */
export const DELIVERIES_MAX = 10;

/** The settings of events. */
export interface EventsSettings {
  readonly STREAM_REPLICAS?: number | undefined;
}

/** Token of the settings of events. */
export const EVENTS_SETTINGS = Symbol('EVENTS_SETTINGS');

/** JetStream's code for a stream that is not there. */
const UNKNOWN_STREAM = 10_059;

const OF_ALL_STREAMS = { retention: RetentionPolicy.Limits, storage: StorageType.File };

/** The span of publishing an event to JetStream (`producer`), or of handling it (`consumer`). */
export function eventSpan(kind: 'producer' | 'consumer', subject: string): SpanStart {
  const isSent = kind === 'producer';
  const attributes = {
    'messaging.system': 'nats',
    'messaging.destination.name': subject,
    'messaging.operation.type': isSent ? 'send' : 'process',
  };
  return { name: `${isSent ? 'publish' : 'process'} ${subject}`, kind, attributes };
}

/** The JetStream API over one connection. */
interface Jetstream {
  readonly connection: NatsConnection;
  readonly manager: JetStreamManager;
  readonly client: JetStreamClient;
}

/** JetStream's streams, which keep events until their consumers have them. */
@Injectable()
export class EventStreams {
  private current: Jetstream | undefined;

  constructor(
    @Inject(NATS_CLIENT) private readonly client: ClientNats,
    @Inject(EVENTS_SETTINGS) private readonly settings: EventsSettings,
  ) {}

  /**
   * Creates the stream, or updates its settings, where it is not as it has to be; may be repeated.
   * A NATS that services sign in to has it already: a service may do neither there.
   */
  async ensure(stream: EventStream): Promise<void> {
    const { name } = stream;
    const { streams } = (await this.jetstream()).manager;
    const settings = streamSettings(stream, this.settings.STREAM_REPLICAS);
    const kept = await streams.info(name).catch((error: unknown) => {
      if (error instanceof JetStreamApiError && error.code === UNKNOWN_STREAM) return undefined;
      throw error;
    });
    if (!kept) await streams.add({ name, ...OF_ALL_STREAMS, ...settings });
    else if (!isDeepStrictEqual({ ...kept.config, ...settings }, kept.config))
      await streams.update(name, settings);
  }

  /**
   * Resolves once the stream has stored the event; publishing it again under the same id adds
   * nothing.
   */
  async publish(event: OutboxEvent): Promise<void> {
    const { subject, trace } = event;
    await tracer.run(eventSpan('producer', subject), () => this.store(event), { trace });
  }

  /**
   * The durable consumer `name` of an event: all copies of a service share it, each message goes to
   * one of them.
   */
  async consumer({ stream, subject }: EventType, name: string, ackWaitMs = ACK_WAIT_MS): Promise<Consumer> {
    const { manager, client } = await this.jetstream();
    await this.ensure(stream);
    await this.ensure(DEAD_LETTERS);
    await manager.consumers.add(stream.name, {
      durable_name: name,
      filter_subject: subject,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ackWaitMs),
      deliver_policy: DeliverPolicy.All,
    });
    return client.consumers.get(stream.name, name);
  }

  /** Resolves once the message is stored as a dead letter of `service`. */
  async addDeadLetter(service: string, message: JsMsg, reason: string): Promise<void> {
    const carried = headers();
    for (const key of message.headers?.keys() ?? []) carried.set(key, message.headers?.get(key) ?? '');
    carried.set(DEAD_LETTER_REASON, reason);
    const { client } = await this.jetstream();
    const { stream, streamSequence } = message.info;
    await client.publish(deadLetterSubject(service, message), message.data, {
      // Not the event's own id: a replayed event that fails again is another dead letter.
      msgID: `${service}-${stream}-${streamSequence}`,
      headers: carried,
      timeout: ANSWER_LIMIT_MS,
    });
  }

  /** The number of dead letters of `service`, by the subject of the event. */
  async countDeadLetters(service: string): Promise<ReadonlyMap<string, number>> {
    const { manager } = await this.jetstream();
    const filter = { subjects_filter: deadLetterSubject(service, { subject: '>' }) };
    const { state } = await manager.streams.info(DEAD_LETTERS.name, filter);
    const prefix = deadLetterSubject(service, { subject: '' });
    const counts = Object.entries(state.subjects ?? {});
    return new Map(counts.map(([subject, count]) => [subject.slice(prefix.length), count]));
  }

  /**
   * Resolves once NATS has read what was sent to it, so that it sends nothing more to who stopped
   * listening.
   */
  async flush(): Promise<void> {
    await this.current?.connection.flush();
  }

  private async store({ id, at, subject, payload, requestId }: OutboxEvent): Promise<void> {
    const message: EventMessage = { id, at, payload };
    const carried = headers();
    if (requestId !== null) carried.set(REQUEST_ID_HEADER, requestId);
    const trace = tracer.carrier();
    if (trace) writeTrace(carried, trace);
    const { client } = await this.jetstream();
    await client.publish(subject, JSON.stringify(message), {
      msgID: id,
      headers: carried,
      timeout: ANSWER_LIMIT_MS,
    });
  }

  /** Created once for each connection, not for each event. */
  private async jetstream(): Promise<Jetstream> {
    const connection = await connectionOf(this.client);
    if (this.current?.connection === connection) return this.current;
    const manager = await jetstreamManager(connection, { checkAPI: false, timeout: ANSWER_LIMIT_MS });
    this.current = { connection, manager, client: manager.jetstream() };
    return this.current;
  }
}
