import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { Place } from '@rotadas/contracts/matching/place';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { z } from 'zod';
import { api } from '../api/api.js';
import { callQuery } from '../api/call-endpoints.js';

/** A search for places: a text, and where whoever searches looks, if that is known. */
interface SearchedText {
  q: string;
  near: Coordinates | null;
}

/** The most suggestions at once. */
const SUGGESTIONS_MAX = 7;
/** Decimals of a degree, some kilometres: enough for who is near, and nobody's own place. */
const NEAR_DECIMALS = 1;

const nearText = ({ latitude, longitude }: Coordinates) =>
  `${latitude.toFixed(NEAR_DECIMALS)},${longitude.toFixed(NEAR_DECIMALS)}`;

const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPlaces: callQuery(
      build,
      matchingCalls.searchPlaces,
      ({ q, near }: SearchedText) => ({
        query: { q, limit: String(SUGGESTIONS_MAX), ...(near && { near: nearText(near) }) },
      }),
      { responseSchema: z.array(Place), keepUnusedDataFor: 300 },
    ),
    nearestPlace: callQuery(
      build,
      matchingCalls.nearestPlace,
      ({ latitude, longitude }: Coordinates) => ({
        query: { latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) },
      }),
      { responseSchema: Place.nullable(), keepUnusedDataFor: 300 },
    ),
  }),
});

/** Places by what is typed, and the place next to a point. */
export const { useSearchPlacesQuery, useNearestPlaceQuery } = placesApi;

/** Asks for the place next to a point. */
export const nearestPlaceOf = placesApi.endpoints.nearestPlace.initiate;
