import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { EventMessage, type PayloadOf } from '@rotadas/contracts/protocol/event';
import { streamMessages } from '@rotadas/test-kit/stream-messages';

const { stream, payload } = matchingEvents.routeMatched;

export type RouteMatched = PayloadOf<typeof matchingEvents.routeMatched>;

/** All events of the stream, in order; throws without a stream. */
export async function matchedEvents(natsUrl: string): Promise<RouteMatched[]> {
  const messages = await streamMessages(natsUrl, stream.name);
  return messages.map((message) => payload.parse(EventMessage.parse(message.json()).payload));
}
