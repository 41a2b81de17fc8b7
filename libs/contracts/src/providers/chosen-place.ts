import { z } from 'zod';
import { Latitude, Longitude, roundPoint } from '../primitives/coordinates.js';

/** A place with its id, or a point on the map. */
export const ChosenPlace = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  latitude: Latitude,
  longitude: Longitude,
});
export type ChosenPlace = z.infer<typeof ChosenPlace>;

export function roundPlace({ id, ...point }: ChosenPlace): ChosenPlace {
  return { ...(id !== undefined && { id }), ...roundPoint(point) };
}
