import { SavedRoute, type SavedRouteInput } from '@rotadas/contracts/matching/saved-route';
import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { WaitingCount } from '@rotadas/contracts/matching/waiting';
import type { CallBodyInput, CallInput } from '@rotadas/contracts/routing/call';
import { z } from 'zod';
import { api } from '../api/api.js';
import { callMutation, callQuery } from '../api/call-endpoints.js';

/** A saved route as it is sent; what is left out is not limited. */
type SavedRouteSent = CallBodyInput<typeof savedRoutesCalls.saveRoute> & Partial<SavedRouteInput>;

/** The offer whose takers are counted, as the call asks for it; empty for the own live offer. */
export type WaitingRouteQuery = CallInput<typeof savedRoutesCalls.countWaiting>['query'];

/** How long a count of waiting people is good, s. */
const WAITING_GOOD_S = 60;

const savedRoutesApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedRoutes: callQuery(build, savedRoutesCalls.listSavedRoutes, () => ({}), {
      responseSchema: z.array(SavedRoute),
      providesTags: ['SavedRoutes'],
    }),
    saveRoute: callMutation(build, savedRoutesCalls.saveRoute, (body: SavedRouteSent) => ({ body }), {
      responseSchema: SavedRoute,
      invalidatesTags: ['SavedRoutes'],
    }),
    removeSavedRoute: callMutation(
      build,
      savedRoutesCalls.removeSavedRoute,
      (id: number) => ({ params: { id: String(id) } }),
      { invalidatesTags: ['SavedRoutes'] },
    ),
    waiting: callQuery(build, savedRoutesCalls.countWaiting, (query: WaitingRouteQuery) => ({ query }), {
      responseSchema: WaitingCount,
      keepUnusedDataFor: WAITING_GOOD_S,
    }),
  }),
});

/** The user's own saved routes, and how many people wait for an offer. */
export const { useSavedRoutesQuery, useSaveRouteMutation, useRemoveSavedRouteMutation, useWaitingQuery } =
  savedRoutesApi;
