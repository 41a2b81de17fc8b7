import { z } from 'zod';
import { Latitude, Longitude, roundedPoint } from '../primitives/coordinates.js';

/**
 * A place that somebody chose instead of only writing its name: one of the list of places, whose id
 * it has, or a point on the map, which has none.
 */
export const ChosenPlace = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  latitude: Latitude,
  longitude: Longitude,
});
export type ChosenPlace = z.infer<typeof ChosenPlace>;

/** The place as it is stored and leaves: to a metre, without an id where it has none. */
export function roundedPlace({ id, ...point }: ChosenPlace): ChosenPlace {
  return { ...(id !== undefined && { id }), ...roundedPoint(point) };
}
