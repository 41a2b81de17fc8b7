import {
  SavedRoute,
  type SavedRouteConditions,
  type SavedRouteInput,
} from '@rotadas/contracts/matching/saved-route';
import { savedRoutesCalls } from '@rotadas/contracts/matching/saved-routes.calls';
import { WaitingCount } from '@rotadas/contracts/matching/waiting';
import type { CallBodyInput, CallInput } from '@rotadas/contracts/protocol/call';
import { z } from 'zod';
import { api } from '../api/api.js';
import { callMutation, callQuery } from '../api/call-endpoints.js';

/** A missing field does not limit the saved route. */
type SavedRouteBody = CallBodyInput<typeof savedRoutesCalls.saveRoute> & Partial<SavedRouteInput>;

/** Empty for the user's own live offer. */
export type WaitingRouteQuery = CallInput<typeof savedRoutesCalls.countWaiting>['query'];

const WAITING_CACHE_S = 600;

const savedRoutesApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedRoutes: callQuery(build, savedRoutesCalls.listSavedRoutes, () => ({}), {
      responseSchema: z.array(SavedRoute),
      providesTags: ['SavedRoutes'],
    }),
    saveRoute: callMutation(build, savedRoutesCalls.saveRoute, (body: SavedRouteBody) => ({ body }), {
      responseSchema: SavedRoute,
      invalidatesTags: ['SavedRoutes'],
    }),
    editSavedRoute: callMutation(
      build,
      savedRoutesCalls.editSavedRoute,
      ({ id, body }: { id: number; body: SavedRouteConditions }) => ({ params: { id: String(id) }, body }),
      { responseSchema: SavedRoute, invalidatesTags: ['SavedRoutes'] },
    ),
    removeSavedRoute: callMutation(
      build,
      savedRoutesCalls.removeSavedRoute,
      (id: number) => ({ params: { id: String(id) } }),
      { invalidatesTags: ['SavedRoutes'] },
    ),
    waitingCount: callQuery(build, savedRoutesCalls.countWaiting, (query: WaitingRouteQuery) => ({ query }), {
      responseSchema: WaitingCount,
      keepUnusedDataFor: WAITING_CACHE_S,
    }),
  }),
});

export const {
  useSavedRoutesQuery,
  useSaveRouteMutation,
  useEditSavedRouteMutation,
  useRemoveSavedRouteMutation,
  useWaitingCountQuery,
} = savedRoutesApi;
