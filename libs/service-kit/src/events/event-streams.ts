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
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { headers, nanos, type NatsConnection } from '@nats-io/transport-node';
import type { EventMessage, EventType } from '@rotadas/contracts/routing/event';
import type { EventStream } from '@rotadas/contracts/routing/event-stream';
import { connectionOf, NATS_CLIENT } from '../nats/nats-client.js';
import type { OutboxEvent } from './outbox-event.js';
import { REQUEST_ID_HEADER } from '../request-context/request-id.js';
import { ACK_WAIT_MS, ANSWER_LIMIT_MS, STREAM_BOUNDS } from './stream-bounds.js';

/** JetStream's code for a stream that exists with other settings. */
const EXISTS_OTHERWISE = 10_058;

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

  constructor(@Inject(NATS_CLIENT) private readonly client: ClientNats) {}

  /** Creates the stream, or updates its settings; may be repeated. */
  async ensure({ name, subjects }: EventStream): Promise<void> {
    const { streams } = (await this.jetstream()).manager;
    const settings = {
      subjects: [...subjects],
      max_bytes: STREAM_BOUNDS.bytes,
      max_age: nanos(STREAM_BOUNDS.ageMs),
      duplicate_window: nanos(STREAM_BOUNDS.duplicateWindowMs),
    };
    try {
      await streams.add({
        name,
        retention: RetentionPolicy.Limits,
        storage: StorageType.File,
        ...settings,
      });
    } catch (error) {
      if (!(error instanceof JetStreamApiError && error.code === EXISTS_OTHERWISE)) throw error;
      await streams.update(name, settings);
    }
  }

  /**
   * Resolves once the stream has stored the event; publishing it again under the same id adds
   * nothing.
   */
  async publish({ id, at, subject, payload, requestId }: OutboxEvent): Promise<void> {
    const message: EventMessage = { id, at, payload };
    const carried = headers();
    if (requestId !== null) carried.set(REQUEST_ID_HEADER, requestId);
    const { client } = await this.jetstream();
    await client.publish(subject, JSON.stringify(message), {
      msgID: id,
      headers: carried,
      timeout: ANSWER_LIMIT_MS,
    });
  }

  /**
   * The durable consumer `name` of an event: all copies of a service share it, each message goes to
   * one of them.
   */
  async consumer({ stream, subject }: EventType, name: string, ackWaitMs = ACK_WAIT_MS): Promise<Consumer> {
    const { manager, client } = await this.jetstream();
    await this.ensure(stream);
    await manager.consumers.add(stream.name, {
      durable_name: name,
      filter_subject: subject,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ackWaitMs),
      deliver_policy: DeliverPolicy.All,
    });
    return client.consumers.get(stream.name, name);
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
