import { z } from 'zod';
import { defineCall } from '../routing/call.js';
import { matchingRoutes } from './matching.routes.js';
import { MatchResult, RouteQuery } from './match.js';
import { NearestPlaceQuery, PlaceSearchQuery } from './place-search.js';
import { Place } from './place.js';

const common = { tag: 'matching', access: 'signed-in', limit: 'user' } as const;

export const matchingCalls = {
  searchPlaces: defineCall({
    ...common,
    method: 'GET',
    path: '/api/places',
    summary: 'The places of Türkiye whose name fits, the best first; slips of the pen are forgiven',
    query: PlaceSearchQuery,
    responses: { 200: { description: 'The places', body: z.array(Place) } },
    errors: matchingRoutes.searchPlaces.errors,
  }),
  nearestPlace: defineCall({
    ...common,
    method: 'GET',
    path: '/api/places/nearest',
    summary: 'The place nearest to a point; null where none is within 50 km',
    query: NearestPlaceQuery,
    responses: { 200: { description: 'The place, or null', body: Place.nullable() } },
    errors: matchingRoutes.nearestPlace.errors,
  }),
  findMatches: defineCall({
    ...common,
    method: 'POST',
    path: '/api/matches',
    summary: 'Who is online and goes a wished way, wherever in Türkiye, the best first',
    body: RouteQuery,
    responses: { 200: { description: 'The way, and who goes it', body: MatchResult } },
    errors: matchingRoutes.findMatches.errors,
  }),
};
