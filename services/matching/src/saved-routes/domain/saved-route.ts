import type { Hours, SavedRoute, SavedRouteEnd } from '@rotadas/contracts/matching/saved-route';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

/** Times are epoch ms. Immutable until deleted. */
export interface StoredRoute {
  readonly id: number;
  readonly userId: number;
  readonly from: SavedRouteEnd;
  readonly to: SavedRouteEnd;
  /** By road; null if no road joins the ends or a place is unknown. */
  readonly distanceMetres: number | null;
  readonly serviceType: ServiceTypeFilter;
  readonly maxDetourMetres: number | null;
  /** ISO weekdays: 1 is Monday. */
  readonly days: readonly number[];
  readonly hours: Hours | null;
  /** `yyyy-mm-dd` in Türkiye. */
  readonly endsOn: string | null;
  readonly createdAt: number;
}

export type NewRoute = Omit<StoredRoute, 'id'>;

/** @param now epoch ms */
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
