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
import type { OutboxEvent } from '../outbox/outbox-event.js';
import { REQUEST_ID_HEADER } from '../request-context/request-id.js';
import { ACK_WAIT_MS, ANSWER_LIMIT_MS, STREAM_BOUNDS } from './stream-bounds.js';

/** JetStream's code for a stream that stands with other settings. */
const STANDS_OTHERWISE = 10_058;

/** JetStream as one connection reaches it. */
interface Reached {
  readonly connection: NatsConnection;
  readonly manager: JetStreamManager;
  readonly client: JetStreamClient;
}

/** JetStream, which keeps events until their consumers have them. */
@Injectable()
export class EventStreams {
  private reached: Reached | undefined;

  constructor(@Inject(NATS_CLIENT) private readonly client: ClientNats) {}

  /** Makes the stream, or brings it to today's settings; may be repeated. */
  async ensure({ name, subjects }: EventStream): Promise<void> {
    const { streams } = (await this.reach()).manager;
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
      if (!(error instanceof JetStreamApiError && error.code === STANDS_OTHERWISE)) throw error;
      await streams.update(name, settings);
    }
  }

  /** Resolves once the event lies in its stream; a second time under the same id adds nothing. */
  async publish({ id, at, subject, payload, requestId }: OutboxEvent): Promise<void> {
    const message: EventMessage = { id, at, payload };
    const carried = headers();
    if (requestId !== null) carried.set(REQUEST_ID_HEADER, requestId);
    const { client } = await this.reach();
    await client.publish(subject, JSON.stringify(message), {
      msgID: id,
      headers: carried,
      timeout: ANSWER_LIMIT_MS,
    });
  }

  /** The durable consumer `name` of an event: all copies of a service share it, each message goes to one of them. */
  async consumer({ stream, subject }: EventType, name: string): Promise<Consumer> {
    const { manager, client } = await this.reach();
    await this.ensure(stream);
    await manager.consumers.add(stream.name, {
      durable_name: name,
      filter_subject: subject,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ACK_WAIT_MS),
      deliver_policy: DeliverPolicy.All,
    });
    return client.consumers.get(stream.name, name);
  }

  /** Made once for each connection, not for each event. */
  private async reach(): Promise<Reached> {
    const connection = await connectionOf(this.client);
    if (this.reached?.connection === connection) return this.reached;
    const manager = await jetstreamManager(connection, { checkAPI: false, timeout: ANSWER_LIMIT_MS });
    this.reached = { connection, manager, client: manager.jetstream() };
    return this.reached;
  }
}
