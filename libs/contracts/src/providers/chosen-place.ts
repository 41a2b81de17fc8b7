import { z } from 'zod';
import { boundedText } from '../primitives/text.js';
import { Latitude, Longitude, roundPoint } from '../primitives/coordinates.js';

/** A place with its id, or a point on the map. */
export const ChosenPlace = z.strictObject({
  id: boundedText(40)
    .regex(/^[\w-]+$/)
    .optional(),
  latitude: Latitude,
  longitude: Longitude,
});
export type ChosenPlace = z.infer<typeof ChosenPlace>;

export function roundPlace({ id, ...point }: ChosenPlace): ChosenPlace {
  return { ...(id !== undefined && { id }), ...roundPoint(point) };
}
