import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { Place } from '@rotadas/contracts/matching/place';
import { type Coordinates, roundToParts } from '@rotadas/contracts/primitives/coordinates';
import i18next from 'i18next';
import { z } from 'zod';
import { api } from '../api/api.js';
import { callQuery } from '../api/call-endpoints.js';
import { logWarning } from '../log/log.js';
import type { ChosenPlace } from './chosen-place.js';

interface SearchedText {
  q: string;
  near: Coordinates | null;
}

const SUGGESTIONS_MAX = 7;

/** Rounds the position for ranking to some kilometres, which do not reveal the user's position. */
export const roundForRanking = (position: Coordinates): Coordinates => roundToParts(position, 10);

/** Rounds a point whose nearest place is requested to about 100 m. */
export const roundForNaming = (point: Coordinates): Coordinates => roundToParts(point, 1_000);

const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    foundPlaces: callQuery(
      build,
      matchingCalls.searchPlaces,
      ({ q, near }: SearchedText) => ({
        query: {
          q,
          limit: String(SUGGESTIONS_MAX),
          ...(near && { near: `${near.latitude},${near.longitude}` }),
        },
      }),
      { responseSchema: z.array(Place), keepUnusedDataFor: 300 },
    ),
    nearestPlace: callQuery(
      build,
      matchingCalls.nearestPlace,
      ({ latitude, longitude }: Coordinates) => ({
        query: { latitude: String(latitude), longitude: String(longitude) },
      }),
      { responseSchema: Place.nullable(), keepUnusedDataFor: 300 },
    ),
  }),
});

export const { useFoundPlacesQuery, useNearestPlaceQuery } = placesApi;

export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Names a point by the nearest place if known; never by coordinates, which no offer accepts. */
export async function namedPoint(
  dispatch: ApiDispatch,
  { latitude, longitude }: Coordinates,
): Promise<ChosenPlace> {
  const around = roundForNaming({ latitude, longitude });
  const request = placesApi.endpoints.nearestPlace.initiate(around, { subscribe: false });
  const nearest = await dispatch(request)
    .unwrap()
    .catch((error: unknown) => logWarning('naming a point failed', error));
  const name = nearest
    ? i18next.t('shared:point.near', { name: nearest.name })
    : i18next.t('shared:point.unnamed');
  return { id: null, name, latitude, longitude };
}
