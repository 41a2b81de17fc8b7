import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';

const KILOMETRES_FROM_M = 2_000;

const metres = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const kilometres = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** '80 m', '1.250 m', '3,4 km', '216 km'. */
export function distanceText(distance: number): string {
  const rounded = Math.round(distance / 10) * 10;
  if (rounded < KILOMETRES_FROM_M) return `${metres.format(rounded)} m`;
  if (distance < 100_000) return `${kilometres.format(distance / 1_000)} km`;
  return `${metres.format(distance / 1_000)} km`;
}

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
