import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { EventMessage, type PayloadOf } from '@rotadas/contracts/routing/event';

const { stream, payload } = matchingEvents.routeMatched;

/** What was told of saved routes. */
export type RouteMatched = PayloadOf<typeof matchingEvents.routeMatched>;

/** How many lie in the stream. */
export async function countMatchedEvents(natsUrl: string): Promise<number> {
  const nats = await connect({ servers: natsUrl });
  try {
    return (await (await jetstreamManager(nats)).streams.info(stream.name)).state.messages;
  } finally {
    await nats.close();
  }
}

/** Everything that lies in the stream, in its order; none while there is no stream yet. */
export async function matchedEvents(natsUrl: string): Promise<RouteMatched[]> {
  const nats = await connect({ servers: natsUrl });
  try {
    const { state } = await (await jetstreamManager(nats)).streams.info(stream.name);
    const told: RouteMatched[] = [];
    if (state.messages === 0) return told;
    const consumer = await jetstream(nats).consumers.get(stream.name);
    for await (const message of await consumer.fetch({ max_messages: state.messages })) {
      told.push(payload.parse(EventMessage.parse(message.json()).payload));
    }
    return told;
  } finally {
    await nats.close();
  }
}
