import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import type { SavedRouteEnd } from '@rotadas/contracts/matching/saved-route';
import { type ChosenPlace, roundedPlace } from '@rotadas/contracts/providers/chosen-place';
import type { PayloadOf } from '@rotadas/contracts/routing/event';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import type { StoredRoute } from '../domain/stored-route.js';

/** An offer as the owner of a saved route is told of it. */
export type ToldOffer = PayloadOf<typeof matchingEvents.routeMatched>['offer'];

/** The event that an offer fits a saved route. */
export function routeMatchedEvent(
  { id, userId, from, to }: StoredRoute,
  offer: ToldOffer,
  detourMetres: number | null,
): OutboxEvent {
  const fromPlace = placeOf(from);
  const toPlace = placeOf(to);
  return outboxEvent(matchingEvents.routeMatched, {
    userId,
    savedRouteId: id,
    from: from.name,
    to: to.name,
    ...(fromPlace && { fromPlace }),
    ...(toPlace && { toPlace }),
    offer,
    detourMetres: detourMetres === null ? null : Math.round(detourMetres),
  });
}

/** Where an end is; null for a text that names no place. */
function placeOf({ placeId, point }: SavedRouteEnd): ChosenPlace | null {
  return point && roundedPlace({ ...(placeId !== null && { id: placeId }), ...point });
}
