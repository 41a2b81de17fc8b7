import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { EARTH_METRES, METRES_A_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';

/** A point and how far around it is looked, metres. */
export interface Circle extends Coordinates {
  readonly radius: number;
}

/** Metres between two points, along the globe. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const north = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2);
  const east = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2);
  const along = Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS);
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(north * north + along * east * east)));
}

/** A box that holds the circle; cut off at the date line and the poles. */
export function boxAround({ latitude, longitude, radius }: Circle): BoundingBox {
  const north = radius / METRES_A_DEGREE;
  const widest = Math.min(90, Math.abs(latitude) + north);
  const east = Math.min(180, north / Math.max(1e-9, Math.cos(widest * RADIANS)));
  return [
    Math.max(-180, longitude - east),
    Math.max(-90, latitude - north),
    Math.min(180, longitude + east),
    Math.min(90, latitude + north),
  ];
}
