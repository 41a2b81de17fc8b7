import { z } from 'zod';
import { Coordinates } from '../primitives/coordinates.js';
import { defineRpc } from '../protocol/rpc.js';
import { PlaceSearch } from './place-search.js';
import { MatchRequest, MatchResult, RouteQueryEnd } from './match.js';
import { Place } from './place.js';
import { SavedRouteEnd } from './saved-route.js';

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
  /** The places of a route and the time by road; null without a road or a known place. */
  resolveRoute: defineRpc({
    subject: 'matching.resolve-route',
    request: z.strictObject({ from: RouteQueryEnd, to: RouteQueryEnd }),
    reply: z.object({
      from: SavedRouteEnd,
      to: SavedRouteEnd,
      durationSeconds: z.number().min(0).nullable(),
    }),
    errors: ['place-unknown', 'place-ambiguous', 'place-off-roads', 'ends-equal'],
  }),
  findMatches: defineRpc({
    subject: 'matching.find-matches',
    request: MatchRequest,
    reply: MatchResult,
    errors: ['place-unknown', 'place-ambiguous', 'ends-equal', 'place-off-roads', 'road-missing'],
  }),
};
