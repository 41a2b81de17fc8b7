import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceKm, pointBetween } from './great-circle.ts';
import { toCoordinates, type Route } from './route.ts';

export function lengthKm(route: Route): number {
  return splitIntoLegs(route).reduce((sum, leg) => sum + leg.km, 0);
}

/** Reverses at either end. */
export function positionAfter(route: Route, travelledKm: number): Coordinates {
  const legs = splitIntoLegs(route);
  const length = legs.reduce((sum, leg) => sum + leg.km, 0);
  const lap = travelledKm % (2 * length);
  let left = lap <= length ? lap : 2 * length - lap;
  for (const { from, to, km } of legs) {
    if (left <= km) return pointBetween(from, to, km === 0 ? 0 : left / km);
    left -= km;
  }
  const last = toCoordinates(route).at(-1);
  if (!last) throw new RangeError(`The route from ${route.from} to ${route.to} has no points`);
  return last;
}

export function isReturning(route: Route, travelledKm: number): boolean {
  const length = lengthKm(route);
  return travelledKm % (2 * length) > length;
}

/** Returns at most the speed of a car on the route, km/h. */
export function speedOn(route: Route, usualKmh: number): number {
  if (route.minutes === undefined) return usualKmh;
  return Math.min(usualKmh, (lengthKm(route) / route.minutes) * 60);
}

export function travelledKm(speedKmh: number, elapsedMs: number): number {
  return (speedKmh * elapsedMs) / 3_600_000;
}

function splitIntoLegs(route: Route): { from: Coordinates; to: Coordinates; km: number }[] {
  const points = toCoordinates(route);
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? [{ from, to, km: distanceKm(from, to) }] : [];
  });
}
