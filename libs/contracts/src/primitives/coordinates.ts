import { z } from 'zod';

/** Degrees north, WGS 84, -90 to 90. */
export const Latitude = z.number().min(-90).max(90);

/** Degrees east, WGS 84, -180 to 180. */
export const Longitude = z.number().min(-180).max(180);

/** A point on the globe, degrees in WGS 84. */
export const Coordinates = z.strictObject({ latitude: Latitude, longitude: Longitude });
export type Coordinates = z.infer<typeof Coordinates>;

/**
 * The fifth decimal of a degree is about a metre: what a phone knows at best, and all that anybody
 * is told.
 */
const PARTS = 1e5;

/** A point as it is stored and leaves: with five decimals of a degree. */
export function roundedPoint({ latitude, longitude }: Coordinates): Coordinates {
  return {
    latitude: Math.round(latitude * PARTS) / PARTS,
    longitude: Math.round(longitude * PARTS) / PARTS,
  };
}
