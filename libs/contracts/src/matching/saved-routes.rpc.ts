import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRpc } from '../protocol/rpc.js';
import { SavedRoute, SavedRouteConditions, SavedRouteInput } from './saved-route.js';
import { OfferDraft, WaitingCount } from './waiting.js';

export const savedRoutesRpc = {
  save: defineRpc({
    subject: 'matching.save-route',
    request: z.strictObject({ userId: SerialId, route: SavedRouteInput }),
    reply: SavedRoute,
    errors: [
      'user-unknown',
      'terms-unaccepted',
      'women-only',
      'place-unknown',
      'place-ambiguous',
      'place-off-roads',
      'ends-equal',
      'saved-routes-full',
    ],
  }),
  /** Newest first. */
  list: defineRpc({
    subject: 'matching.list-saved-routes',
    request: z.strictObject({ userId: SerialId }),
    reply: z.object({ routes: z.array(SavedRoute) }),
    errors: [],
  }),
  /** Throws `saved-route-unknown` also for a route of another user. */
  edit: defineRpc({
    subject: 'matching.edit-saved-route',
    request: z.strictObject({
      userId: SerialId,
      savedRouteId: SerialId,
      conditions: SavedRouteConditions,
    }),
    reply: SavedRoute,
    errors: ['user-unknown', 'women-only', 'saved-route-unknown'],
  }),
  /** Throws `saved-route-unknown` also for a route of another user. */
  remove: defineRpc({
    subject: 'matching.remove-saved-route',
    request: z.strictObject({ userId: SerialId, savedRouteId: SerialId }),
    reply: z.object({}),
    errors: ['saved-route-unknown'],
  }),
  /** A null draft means the user's live offer; 0 if there is none. */
  countWaiting: defineRpc({
    subject: 'matching.count-waiting',
    request: z.strictObject({ userId: SerialId, draft: OfferDraft.nullable() }),
    reply: WaitingCount,
    errors: ['position-missing'],
  }),
};
