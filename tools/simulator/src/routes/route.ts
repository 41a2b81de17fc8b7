import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** A way-point: degrees north, degrees east. */
type WayPoint = readonly [latitude: number, longitude: number];

/** A way from place to place; it is travelled there and back. */
export interface Route {
  from: string;
  to: string;
  points: readonly WayPoint[];
}

/** The way-points as coordinates. */
export function coordinatesOf({ points }: Route): Coordinates[] {
  return points.map(([latitude, longitude]) => ({ latitude, longitude }));
}
