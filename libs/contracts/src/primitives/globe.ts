import type { Coordinates } from './coordinates.js';

/** Radius of the earth in the geo sets of Redis, metres. */
export const EARTH_METRES = 6_372_797.560856;

export const RADIANS = Math.PI / 180;

export const METRES_PER_DEGREE = EARTH_METRES * RADIANS;

/** Radians (haversine). */
export function centralAngle(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const east = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const along = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  return 2 * Math.asin(Math.min(1, Math.sqrt(north * north + along * east * east)));
}

/** Metres on a sphere. */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  return EARTH_METRES * centralAngle(from, to);
}
