import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../routing/call.js';
import { SavedRoute, SavedRouteInput } from './saved-route.js';
import { savedRoutesRoutes } from './saved-routes.routes.js';
import { WaitingCount, WaitingQuery } from './waiting.js';

const common = { tag: 'matching', access: 'signed-in', limit: 'user' } as const;

export const savedRoutesCalls = {
  saveRoute: defineCall({
    ...common,
    method: 'POST',
    path: '/api/saved-routes',
    summary: 'Saves a route; its owner is told of every offer that fits. At most ten a user',
    body: SavedRouteInput,
    responses: { 201: { description: 'The saved route', body: SavedRoute } },
    errors: savedRoutesRoutes.save.errors,
  }),
  listSavedRoutes: defineCall({
    ...common,
    method: 'GET',
    path: '/api/saved-routes',
    summary: "The caller's own saved routes, newest first",
    responses: { 200: { description: 'The saved routes', body: z.array(SavedRoute) } },
    errors: savedRoutesRoutes.list.errors,
  }),
  removeSavedRoute: defineCall({
    ...common,
    method: 'DELETE',
    path: '/api/saved-routes/{id}',
    summary: "Deletes one of the caller's own saved routes",
    params: z.strictObject({ id: SerialIdText }),
    responses: { 204: { description: 'The saved route is deleted' } },
    errors: savedRoutesRoutes.remove.errors,
  }),
  countWaiting: defineCall({
    ...common,
    method: 'GET',
    path: '/api/saved-routes/waiting',
    summary:
      "How many people wait for an offer with these ends, or for the caller's live offer where none are given",
    query: WaitingQuery,
    responses: { 200: { description: 'How many', body: WaitingCount } },
    errors: savedRoutesRoutes.countWaiting.errors,
  }),
};
