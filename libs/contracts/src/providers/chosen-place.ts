import { z } from 'zod';
import { coarsenPoint, Latitude, Longitude, roundPoint } from '../primitives/coordinates.js';
import { boundedText } from '../primitives/text.js';

/** A place with its ID, or a point on the map. */
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

/** Three decimals, for clients without a token. */
export function coarsenPlace({ id, ...point }: ChosenPlace): ChosenPlace {
  return { ...(id !== undefined && { id }), ...coarsenPoint(point) };
}
