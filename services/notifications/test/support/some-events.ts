import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import type { EventType, PayloadOf } from '@rotadas/contracts/protocol/event';
import type { EventStreams } from '@rotadas/service-kit/events/event-streams';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';

type Match = PayloadOf<typeof matchingEvents.routeMatched>;

export function aMatch(userId: number, offerId: number, change: Partial<Match> = {}): Match {
  return {
    userId,
    savedRouteId: 4,
    from: 'Polatlı',
    to: 'Uşak',
    offer: {
      id: offerId,
      userId: 1_000 + offerId,
      fullName: 'Mehmet Kaya',
      type: 'companion',
      departsAt: null,
    },
    detourMetres: 4_200,
    ...change,
  };
}

/** Publishes events of other services. */
export function eventPublisher(streams: EventStreams) {
  return {
    async match(...matches: Match[]) {
      await streams.ensure(matchingEvents.routeMatched.stream);
      await Promise.all(
        matches.map((match) => streams.publish(outboxEvent(matchingEvents.routeMatched, match))),
      );
    },
    async event<Event extends EventType>(event: Event, ...payloads: PayloadOf<Event>[]) {
      await streams.ensure(event.stream);
      for (const payload of payloads) await streams.publish(outboxEvent(event, payload));
    },
    async departure(due: PayloadOf<typeof providersEvents.departureDue>) {
      await streams.ensure(providersEvents.departureDue.stream);
      await streams.publish(outboxEvent(providersEvents.departureDue, due));
    },
  };
}
