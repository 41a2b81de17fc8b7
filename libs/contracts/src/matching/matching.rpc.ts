import { z } from 'zod';
import { Coordinates } from '../primitives/coordinates.js';
import { defineRpc } from '../protocol/rpc.js';
import { PlaceSearch } from './place-search.js';
import { MatchResult, RouteQuery } from './match.js';
import { Place } from './place.js';

export const matchingRpc = {
  /** Best match first. */
  searchPlaces: defineRpc({
    subject: 'matching.search-places',
    request: PlaceSearch,
    reply: z.object({ places: z.array(Place) }),
    errors: [],
  }),
  /** Null if no place is within 50 km. */
  nearestPlace: defineRpc({
    subject: 'matching.nearest-place',
    request: Coordinates,
    reply: z.object({ place: Place.nullable() }),
    errors: [],
  }),
  findMatches: defineRpc({
    subject: 'matching.find-matches',
    request: RouteQuery,
    reply: MatchResult,
    errors: ['place-unknown', 'place-ambiguous', 'ends-equal', 'place-off-roads', 'road-missing'],
  }),
};
