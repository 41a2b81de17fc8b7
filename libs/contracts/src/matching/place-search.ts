import { z } from 'zod';
import { Coordinates, Latitude, Longitude } from '../primitives/coordinates.js';
import { CountText, commaSeparated, NumbersText, NumberText } from '../primitives/query-numbers.js';
import { requiredLine } from '../primitives/text.js';

export const PLACE_TEXT_MAX = 100;

const PLACE_LIMIT_MAX = 20;
const PLACE_LIMIT = 10;

const searched = requiredLine(PLACE_TEXT_MAX);
const Point = z.tuple([Latitude, Longitude]);

export const PlaceSearch = z.strictObject({
  q: searched,
  /** The nearer one of two equal matches comes first. */
  near: Coordinates.optional(),
  limit: z.int().min(1).max(PLACE_LIMIT_MAX),
});
export type PlaceSearch = z.infer<typeof PlaceSearch>;

export const PlaceSearchQuery = z
  .strictObject({
    q: searched,
    near: NumbersText.pipe(Point).optional().meta(commaSeparated(Point)),
    limit: CountText(PLACE_LIMIT_MAX).default(PLACE_LIMIT),
  })
  .transform(({ near, ...query }): PlaceSearch => ({
    ...query,
    ...(near && { near: { latitude: near[0], longitude: near[1] } }),
  }));
export type PlaceSearchQuery = z.output<typeof PlaceSearchQuery>;

export const NearestPlaceQuery = z.strictObject({
  latitude: NumberText(Latitude),
  longitude: NumberText(Longitude),
});
export type NearestPlaceQuery = z.output<typeof NearestPlaceQuery>;
