import { z } from 'zod';

/** Degrees north, WGS 84, -90 to 90. */
export const Latitude = z.number().min(-90).max(90);

/** Degrees east, WGS 84, -180 to 180. */
export const Longitude = z.number().min(-180).max(180);

export const Coordinates = z.strictObject({ latitude: Latitude, longitude: Longitude });
export type Coordinates = z.infer<typeof Coordinates>;

/** About 1 m, the accuracy of a phone. */
const PARTS = 1e5;

/** About 100 m. */
const COARSE_PARTS = 1e3;

/** Five decimals, as stored and published. */
export function roundPoint(point: Coordinates): Coordinates {
  return roundToParts(point, PARTS);
}

/** Three decimals, for clients without a token. */
export function coarsenPoint(point: Coordinates): Coordinates {
  return roundToParts(point, COARSE_PARTS);
}

/** Rounds to parts of a degree, and drops other fields. */
export function roundToParts({ latitude, longitude }: Coordinates, parts: number): Coordinates {
  return {
    latitude: Math.round(latitude * parts) / parts,
    longitude: Math.round(longitude * parts) / parts,
  };
}
