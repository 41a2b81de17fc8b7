import type { Wish, WishEnd } from '@rotadas/contracts/matching/match';
import type { ChosenPlace } from '@rotadas/contracts/providers/chosen-place';
import type { CurrentUser } from '@rotadas/contracts/users/user';

/** An end of the own offer: the place that was chosen for it, else its name. */
function endOf(name: string, place: ChosenPlace | undefined): WishEnd {
  if (place === undefined) return { name };
  const { id, latitude, longitude } = place;
  return id === undefined ? { latitude, longitude } : { placeId: id };
}

/** The search that measures the route of the user's live offer; null while there is none. */
export function ownRouteSearch(user: CurrentUser | undefined): Wish | null {
  if (!user?.isOnline || user.serviceFrom === null || user.serviceTo === null) return null;
  return {
    from: endOf(user.serviceFrom, user.fromPlace),
    to: endOf(user.serviceTo, user.toPlace),
    serviceType: 'all',
    limit: 1,
  };
}
