import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { SavedRouteEnd } from '@rotadas/contracts/matching/saved-route';
import { UNMEASURED } from './route-table.js';
import type { StoredRoute } from './saved-route.js';

/** Grid points per degree: one every 0.05°, about 5 km. */
const PER_DEGREE = 20;

/** A smaller detour limit is below the precision of the grid. */
const MIN_DETOUR_METRES = 10_000;

/** The nearest point of the grid; all places around it give the same count of waiting users. */
export function toGridPoint({ latitude, longitude }: Coordinates): Coordinates {
  return {
    latitude: Math.round(latitude * PER_DEGREE) / PER_DEGREE,
    longitude: Math.round(longitude * PER_DEGREE) / PER_DEGREE,
  };
}

/** Drops the name of the place, which is more precise than the grid. */
export function toGridEnd(end: SavedRouteEnd): SavedRouteEnd {
  if (end.point === null) return end;
  const point = toGridPoint(end.point);
  return { name: '', placeId: `${point.latitude},${point.longitude}`, point };
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** A saved route as strangers may measure it: without its times, and without its exact length. */
export function toGridSavedRoute(route: StoredRoute): StoredRoute {
  const { from, to, maxDetourMetres } = route;
  return {
    ...route,
    from: toGridEnd(from),
    to: toGridEnd(to),
    maxDetourMetres: maxDetourMetres === null ? null : Math.max(maxDetourMetres, MIN_DETOUR_METRES),
    distanceMetres: from.point && to.point ? UNMEASURED : null,
    days: EVERY_DAY,
    hours: null,
  };
}
