import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';

/**
 * Something, the same object, with its distance from the viewer, metres; null while the viewer's
 * place is unknown.
 */
export interface WithDistance<T> {
  item: T;
  distance: number | null;
}

/**
 * The items with their distance from `origin`, nearest first; in their own order when there is no
 * origin.
 */
export function nearestFirst<T extends Coordinates>(
  items: readonly T[],
  origin: Coordinates | null,
): WithDistance<T>[] {
  if (origin === null) return items.map((item) => ({ item, distance: null }));
  return items
    .map((item) => ({ item, distance: distanceBetween(origin, item) }))
    .sort((a, b) => a.distance - b.distance);
}
