import {
  type Hours,
  SavedRoute,
  type SavedRouteConditions,
  type SavedRouteEnd,
} from '@rotadas/contracts/matching/saved-route';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { minuteOfDay, turkishDay } from '@rotadas/contracts/primitives/timestamp';

/** Times are epoch ms. */
export interface StoredRoute {
  readonly id: number;
  readonly userId: number;
  readonly from: SavedRouteEnd;
  readonly to: SavedRouteEnd;
  /** Length of the road; null if no road joins the ends or a place is unknown. */
  readonly distanceMetres: number | null;
  readonly serviceType: ServiceTypeFilter;
  /** Fits women-only offers alone. */
  readonly womenOnly?: true | undefined;
  readonly maxDetourMetres: number | null;
  /** ISO weekdays: 1 is Monday. */
  readonly days: readonly number[];
  readonly hours: Hours | null;
  /** `yyyy-mm-dd` in Türkiye. */
  readonly endsOn: string | null;
  readonly createdAt: number;
}

export type NewRoute = Omit<StoredRoute, 'id'>;

export interface RouteChange extends SavedRouteConditions {
  /** Epoch ms. */
  readonly changedAt: number;
}

/** A whitelist; `now` is epoch ms. */
export const savedRouteView = (route: StoredRoute, now: number): SavedRoute =>
  SavedRoute.parse({ ...route, isActive: isActive(route, now) });

/** Hours that cross midnight continue after the end of the last day. */
function isActive({ hours, endsOn }: StoredRoute, now: number): boolean {
  if (endsOn === null) return true;
  const isOvernight = hours !== null && minuteOfDay(hours.from) >= minuteOfDay(hours.to);
  return endsOn >= turkishDay(isOvernight ? now - (minuteOfDay(hours.to) + 1) * 60_000 : now);
}
