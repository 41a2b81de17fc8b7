import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
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
import { headers, nanos } from '@nats-io/transport-node';
import { ALL_STREAMS } from '@rotadas/contracts/access/all-events';
import { eraseEvents } from '@rotadas/contracts/personal-data/erase-events';
import {
  DEAD_LETTER_REASON,
  DEAD_LETTERS,
  deadLetterSubject,
} from '@rotadas/contracts/protocol/dead-letters';
import type { EventMessage, EventType, EventStream } from '@rotadas/contracts/protocol/event';
import { streamSettings } from '@rotadas/contracts/protocol/stream-settings';
import { NatsClient } from '../nats/nats-client.js';
import type { OutboxEvent } from './outbox-event.js';
import { REQUEST_ID_HEADER } from '../request-context/request-id.js';
import { type SpanStart, tracer, writeTrace } from '../tracing/tracer.js';

/** Maximum wait for a reply of JetStream. */
export const JETSTREAM_TIMEOUT_MS = 2_000;

/** JetStream redelivers an unacknowledged event after this time. */
export const ACK_WAIT_MS = 30_000;

/** Replaces `max_deliver`, which loses an event whose process ends during the last delivery. */
export const DELIVERIES_MAX = 10;

export interface EventsSettings {
  readonly STREAM_REPLICAS?: number | undefined;
}

export const EVENTS_SETTINGS = Symbol('EVENTS_SETTINGS');

/** JetStream's code for an unknown stream. */
const UNKNOWN_STREAM = 10_059;

const isUnknownStream = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === UNKNOWN_STREAM;

const STREAM_DEFAULTS = { retention: RetentionPolicy.Limits, storage: StorageType.File };

/** The span of publishing or handling an event, by the conventions of OpenTelemetry. */
export function eventSpan(kind: 'producer' | 'consumer', subject: string): SpanStart {
  const isSent = kind === 'producer';
  const attributes = {
    'messaging.system': 'nats',
    'messaging.destination.name': subject,
    'messaging.operation.type': isSent ? 'send' : 'process',
  };
  return { name: `${isSent ? 'publish' : 'process'} ${subject}`, kind, attributes };
}

interface Jetstream {
  readonly manager: JetStreamManager;
  readonly client: JetStreamClient;
}

@Injectable()
export class EventStreams {
  private opened: Jetstream | undefined;

  constructor(
    private readonly nats: NatsClient,
    @Inject(EVENTS_SETTINGS) private readonly settings: EventsSettings,
  ) {}

  /** Creates or updates the stream, unless the operator set it up with the same settings. */
  async ensure(stream: EventStream): Promise<void> {
    const { name } = stream;
    const { streams } = (await this.jetstream()).manager;
    const settings = streamSettings(stream, this.settings.STREAM_REPLICAS);
    const existing = await streams.info(name).catch((error: unknown) => {
      if (isUnknownStream(error)) return undefined;
      throw error;
    });
    if (!existing) await streams.add({ name, ...STREAM_DEFAULTS, ...settings });
    else if (!isDeepStrictEqual({ ...existing.config, ...settings }, existing.config))
      await streams.update(name, settings);
  }

  /** Resolves once the event is stored; a repeated ID is ignored. */
  async publish(event: OutboxEvent): Promise<void> {
    const { subject, trace } = event;
    await tracer.run(eventSpan('producer', subject), () => this.store(event), { trace });
  }

  /** The durable consumer `name`, which all instances of a service share. */
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

  async addDeadLetter(service: string, message: JsMsg, reason: string): Promise<void> {
    const carried = headers();
    for (const key of message.headers?.keys() ?? []) carried.set(key, message.headers?.get(key) ?? '');
    carried.set(DEAD_LETTER_REASON, reason);
    const { client } = await this.jetstream();
    const { stream, streamSequence } = message.info;
    await client.publish(deadLetterSubject(service, message), message.data, {
      // A replayed event that fails again is another dead letter, so its own ID is not used.
      msgID: `${service}-${stream}-${streamSequence}`,
      headers: carried,
      timeout: JETSTREAM_TIMEOUT_MS,
    });
  }

  /** Counts the dead letters of a service by the subject of their event. */
  async countDeadLetters(service: string): Promise<ReadonlyMap<string, number>> {
    const { manager } = await this.jetstream();
    const filter = { subjects_filter: deadLetterSubject(service, { subject: '>' }) };
    const { state } = await manager.streams.info(DEAD_LETTERS.name, filter);
    const prefix = deadLetterSubject(service, { subject: '' });
    const counts = Object.entries(state.subjects ?? {});
    return new Map(counts.map(([subject, count]) => [subject.slice(prefix.length), count]));
  }

  /** Overwrites all events about these users, dead letters too; resolves to their number. */
  async eraseAbout(users: ReadonlySet<number>): Promise<number> {
    const { streams } = (await this.jetstream()).manager;
    let erased = 0;
    for (const { name } of ALL_STREAMS)
      erased += await eraseEvents(streams, name, users).catch((error: unknown) => {
        if (isUnknownStream(error)) return 0;
        throw error;
      });
    return erased;
  }

  /** Resolves once NATS has processed what was sent, so that it delivers nothing more. */
  async flush(): Promise<void> {
    await this.nats.connection?.flush();
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
      timeout: JETSTREAM_TIMEOUT_MS,
    });
  }

  private async jetstream(): Promise<Jetstream> {
    const connection = await this.nats.requireConnection();
    if (this.opened) return this.opened;
    const manager = await jetstreamManager(connection, { checkAPI: false, timeout: JETSTREAM_TIMEOUT_MS });
    this.opened = { manager, client: manager.jetstream() };
    return this.opened;
  }
}
