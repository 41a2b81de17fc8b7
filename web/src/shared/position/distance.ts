import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';

/** `distance` in metres; null while the viewer's position is unknown. */
export interface WithDistance<T> {
  item: T;
  distance: number | null;
}

/** Nearest first; in the given order without an origin. */
export function nearestFirst<T extends Coordinates>(
  items: readonly T[],
  origin: Coordinates | null,
): WithDistance<T>[] {
  if (origin === null) return items.map((item) => ({ item, distance: null }));
  return items
    .map((item) => ({ item, distance: distanceBetween(origin, item) }))
    .sort((a, b) => a.distance - b.distance);
}
