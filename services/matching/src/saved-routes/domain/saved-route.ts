import type { Hours, SavedRoute, SavedRouteEnd } from '@rotadas/contracts/matching/saved-route';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { turkishDay } from '@rotadas/contracts/primitives/turkish-time';

/** A saved route; its times are epoch ms. It never changes, it is only deleted. */
export interface StoredRoute {
  readonly id: number;
  readonly userId: number;
  readonly from: SavedRouteEnd;
  readonly to: SavedRouteEnd;
  /** By road, metres; null where no road joins the ends, or a place is unknown. */
  readonly distanceMetres: number | null;
  readonly serviceType: ServiceTypeFilter;
  readonly maxDetourMetres: number | null;
  /** Of the week, as in ISO 8601: 1 is Monday. */
  readonly days: readonly number[];
  readonly hours: Hours | null;
  /** `yyyy-mm-dd` in Türkiye. */
  readonly endsOn: string | null;
  readonly createdAt: number;
}

/** A saved route that has no id yet. */
export type NewRoute = Omit<StoredRoute, 'id'>;

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
