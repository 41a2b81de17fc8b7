import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { EventMessage } from '@rotadas/contracts/routing/event';

/** An event as it lies in its stream. */
export interface KeptEvent {
  readonly subject: string;
  readonly payload: unknown;
}

/** All events of a stream, oldest first; one that was kept twice is there once. */
export async function eventsOf(natsUrl: string, stream: string): Promise<KeptEvent[]> {
  const connection = await connect(parseNatsAddress(natsUrl));
  try {
    const consumer = await jetstream(connection).consumers.get(stream);
    const { num_pending: count } = await consumer.info();
    if (count === 0) return [];
    const events = new Map<string, KeptEvent>();
    for await (const message of await consumer.consume()) {
      const { id, payload } = EventMessage.parse(message.json());
      if (!events.has(id)) events.set(id, { subject: message.subject, payload });
      if (message.info.pending === 0) break;
    }
    return [...events.values()];
  } finally {
    await connection.close();
  }
}
