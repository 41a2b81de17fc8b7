import { z } from 'zod';

/** Degrees north, WGS 84, -90 to 90. */
export const Latitude = z.number().min(-90).max(90);

/** Degrees east, WGS 84, -180 to 180. */
export const Longitude = z.number().min(-180).max(180);

/** A point on the globe, degrees in WGS 84. */
export const Coordinates = z.strictObject({ latitude: Latitude, longitude: Longitude });
export type Coordinates = z.infer<typeof Coordinates>;
