import type { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import { turkishDay } from '@rotadas/contracts/primitives/turkish-time';
import type { StoredRoute } from './stored-route.js';

/** A saved route as its owner sees it at `now`, epoch ms. */
export function savedRouteView(route: StoredRoute, now: number): SavedRoute {
  return {
    id: route.id,
    from: route.from,
    to: route.to,
    distanceMetres: route.distanceMetres,
    serviceType: route.serviceType,
    maxDetourMetres: route.maxDetourMetres,
    days: [...route.days],
    hours: route.hours,
    endsOn: route.endsOn,
    createdAt: route.createdAt,
    waiting: route.endsOn === null || route.endsOn >= turkishDay(now),
  };
}
