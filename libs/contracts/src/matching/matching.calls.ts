import { z } from 'zod';
import { defineCall } from '../protocol/call.js';
import { matchingRpc } from './matching.rpc.js';
import { MatchResult, RouteQuery } from './match.js';
import { NearestPlaceQuery, PlaceSearchQuery } from './place-search.js';
import { Place } from './place.js';

const common = { tag: 'matching', access: 'signed-in', limit: 'user' } as const;

export const matchingCalls = {
  searchPlaces: defineCall({
    ...common,
    method: 'GET',
    path: '/api/places',
    summary: 'Searches places in Türkiye by name, best match first. Tolerates typing errors.',
    query: PlaceSearchQuery,
    responses: { 200: { description: 'The matching places', body: z.array(Place) } },
    errors: matchingRpc.searchPlaces.errors,
  }),
  nearestPlace: defineCall({
    ...common,
    method: 'GET',
    path: '/api/places/nearest',
    summary: 'Returns the place nearest to a point, or null if none is within 50 km.',
    query: NearestPlaceQuery,
    responses: { 200: { description: 'The place, or null', body: Place.nullable() } },
    errors: matchingRpc.nearestPlace.errors,
  }),
  findMatches: defineCall({
    ...common,
    method: 'POST',
    path: '/api/matches',
    summary: 'Finds online providers and planned offers for a route in Türkiye, best match first.',
    body: RouteQuery,
    responses: { 200: { description: 'The route and its matches', body: MatchResult } },
    errors: matchingRpc.findMatches.errors,
  }),
};
