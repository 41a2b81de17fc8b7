import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { STOPS_MAX } from '@rotadas/contracts/providers/offer-details';
import type { Place } from '@rotadas/matching/places/domain/place';
import { distanceKm } from '../src/routes/great-circle.ts';

const TOWN_FROM = 50_000;
/** Maximum distance between a town and the route. */
const NEAR_KM = 5;
/** Minimum distance between stops and ends. */
const APART_KM = 25;

/** In order of travel, at most as many as an offer allows. */
export function stopsOn(points: readonly Coordinates[], places: readonly Place[]): string[] {
  const towns = places.filter(
    ({ kind, population = 0 }) => (kind === 'province' || kind === 'district') && population >= TOWN_FROM,
  );
  const ends = [points[0], points.at(-1)];
  const stops: Place[] = [];
  for (const point of points) {
    const taken = [...ends, ...stops];
    const town = towns.find(
      (place) =>
        distanceKm(place, point) < NEAR_KM &&
        taken.every((one) => one !== undefined && distanceKm(place, one) > APART_KM),
    );
    if (town && stops.length < STOPS_MAX) stops.push(town);
  }
  return stops.map(({ name }) => name);
}
