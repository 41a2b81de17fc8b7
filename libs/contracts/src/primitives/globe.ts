import type { Coordinates } from './coordinates.js';

/** Radius of the earth that Redis uses in its geo sets, metres. */
export const EARTH_METRES = 6_372_797.560856;

/** Radians of a degree. */
export const RADIANS = Math.PI / 180;

/** Metres of a degree of latitude, anywhere. */
export const METRES_A_DEGREE = EARTH_METRES * RADIANS;

/** The angle between two points as seen from the centre of the earth, radians (haversine). */
export function centralAngle(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const east = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const along = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  return 2 * Math.asin(Math.min(1, Math.sqrt(north * north + along * east * east)));
}

/** Metres between two points along the surface of the earth. */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  return EARTH_METRES * centralAngle(from, to);
}
