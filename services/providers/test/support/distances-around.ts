import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/**
 * So many points north of a place, each some 11 m further away than the one before, from number
 * `from` on.
 */
export function distancesAround(place: Coordinates, count: number, from = 0): Coordinates[] {
  return Array.from({ length: count }, (_, index) => ({
    latitude: Number((place.latitude + (from + index) / 10_000).toFixed(5)),
    longitude: place.longitude,
  }));
}
