import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { foldTurkish } from './matching-places.js';

/** Where a place of that name lies; undefined for names that are not known. */
export type PlaceFinder = (name: string) => Coordinates | undefined;

/**
 * Finds places by name, without regard to case and Turkish letters; of two with one name the first
 * listed counts.
 */
export function placeFinder(places: readonly (Coordinates & { name: string })[]): PlaceFinder {
  const byName = new Map<string, Coordinates>();
  for (const place of places) {
    const name = foldTurkish(place.name);
    if (!byName.has(name)) byName.set(name, place);
  }
  return (name) => byName.get(foldTurkish(name.trim()));
}
