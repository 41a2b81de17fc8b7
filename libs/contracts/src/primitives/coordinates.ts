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

/** The third decimal is about 100 m. */
const COARSE_PARTS = 1e3;

/** A point as it is stored and leaves: with five decimals of a degree. */
export function roundedPoint(point: Coordinates): Coordinates {
  return rounded(point, PARTS);
}

/** A point as clients without a token get it: with three decimals of a degree. */
export function coarsePoint(point: Coordinates): Coordinates {
  return rounded(point, COARSE_PARTS);
}

function rounded({ latitude, longitude }: Coordinates, parts: number): Coordinates {
  return {
    latitude: Math.round(latitude * parts) / parts,
    longitude: Math.round(longitude * parts) / parts,
  };
}
