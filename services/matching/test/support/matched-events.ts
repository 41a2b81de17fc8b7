import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { EventMessage, type PayloadOf } from '@rotadas/contracts/routing/event';
import { streamMessages } from '@rotadas/test-kit/stream-messages';

const { stream, payload } = matchingEvents.routeMatched;

/** What was told of saved routes. */
export type RouteMatched = PayloadOf<typeof matchingEvents.routeMatched>;

/** Everything that lies in the stream, in its order; throws while there is no stream yet. */
export async function matchedEvents(natsUrl: string): Promise<RouteMatched[]> {
  const messages = await streamMessages(natsUrl, stream.name);
  return messages.map((message) => payload.parse(EventMessage.parse(message.json()).payload));
}
