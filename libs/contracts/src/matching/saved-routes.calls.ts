import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../protocol/call.js';
import { SavedRoute, SavedRouteConditions, SavedRouteInput } from './saved-route.js';
import { savedRoutesRpc } from './saved-routes.rpc.js';
import { WaitingCount, WaitingQuery } from './waiting.js';

const common = { tag: 'matching', access: 'signed-in', limit: 'user' } as const;

const one = {
  ...common,
  path: '/api/saved-routes/{id}',
  params: z.strictObject({ id: SerialIdText }),
} as const;

export const savedRoutesCalls = {
  saveRoute: defineCall({
    ...common,
    method: 'POST',
    path: '/api/saved-routes',
    summary: 'Saves a route. Its owner is notified of every matching offer. A user can save ten routes.',
    body: SavedRouteInput,
    responses: { 201: { description: 'The saved route', body: SavedRoute } },
    errors: savedRoutesRpc.save.errors,
  }),
  listSavedRoutes: defineCall({
    ...common,
    method: 'GET',
    path: '/api/saved-routes',
    summary: "Lists the user's saved routes, newest first.",
    responses: { 200: { description: 'The saved routes', body: z.array(SavedRoute) } },
    errors: savedRoutesRpc.list.errors,
  }),
  editSavedRoute: defineCall({
    ...one,
    method: 'PUT',
    summary: "Changes the conditions of one of the user's saved routes; its ends stay.",
    body: SavedRouteConditions,
    responses: { 200: { description: 'The saved route', body: SavedRoute } },
    errors: savedRoutesRpc.edit.errors,
  }),
  removeSavedRoute: defineCall({
    ...one,
    method: 'DELETE',
    summary: "Deletes one of the user's saved routes.",
    responses: { 204: { description: 'The saved route was deleted' } },
    errors: savedRoutesRpc.remove.errors,
  }),
  countWaiting: defineCall({
    ...common,
    method: 'GET',
    path: '/api/saved-routes/waiting',
    summary:
      "Returns the number of users whose saved routes match an offer, the given one or the user's live offer: places rounded to 0.05°, and 0 for fewer than three users. 20 requests an hour.",
    query: WaitingQuery,
    responses: { 200: { description: 'The number of users', body: WaitingCount } },
    errors: savedRoutesRpc.countWaiting.errors,
  }),
};
