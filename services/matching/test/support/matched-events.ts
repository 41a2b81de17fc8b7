import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { EventMessage, type PayloadOf } from '@rotadas/contracts/routing/event';

const { stream, payload } = matchingEvents.routeMatched;

/** What was told of saved routes. */
export type RouteMatched = PayloadOf<typeof matchingEvents.routeMatched>;

/** Everything that lies in the stream, in its order; none while there is no stream yet. */
export async function matchedEvents(natsUrl: string): Promise<RouteMatched[]> {
  const nats = await connect({ servers: natsUrl });
  try {
    const { streams } = await jetstreamManager(nats);
    const { state } = await streams.info(stream.name);
    const told: RouteMatched[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const message = await streams.getMessage(stream.name, { seq });
      if (message) told.push(payload.parse(EventMessage.parse(message.json()).payload));
    }
    return told;
  } finally {
    await nats.close();
  }
}
