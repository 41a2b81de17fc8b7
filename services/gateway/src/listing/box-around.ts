import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { METRES_PER_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';

/** `radius` in metres. */
export interface Circle extends Coordinates {
  readonly radius: number;
}

/** Returns a box that ends at the date line and the poles. */
export function boxAround({ latitude, longitude, radius }: Circle): BoundingBox {
  const north = radius / METRES_PER_DEGREE;
  const widest = Math.min(90, Math.abs(latitude) + north);
  const east = Math.min(180, north / Math.max(1e-9, Math.cos(widest * RADIANS)));
  return [
    Math.max(-180, longitude - east),
    Math.max(-90, latitude - north),
    Math.min(180, longitude + east),
    Math.min(90, latitude + north),
  ];
}
