import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { defineRoute } from '../routing/route.js';
import { SavedRoute, SavedRouteInput } from './saved-route.js';
import { OfferDraft, WaitingCount } from './waiting.js';

/** The questions about saved routes, which the matching service answers. */
export const savedRoutesRoutes = {
  save: defineRoute({
    subject: 'matching.save-route',
    request: z.strictObject({ userId: SerialId, route: SavedRouteInput }),
    reply: SavedRoute,
    errors: [
      'user-unknown',
      'terms-unaccepted',
      'place-unknown',
      'place-ambiguous',
      'place-off-roads',
      'ends-equal',
      'saved-routes-full',
    ],
  }),
  /** A user's own, newest first. */
  list: defineRoute({
    subject: 'matching.list-saved-routes',
    request: z.strictObject({ userId: SerialId }),
    reply: z.object({ routes: z.array(SavedRoute) }),
    errors: [],
  }),
  /** Another's is as unknown as one that never was. */
  remove: defineRoute({
    subject: 'matching.remove-saved-route',
    request: z.strictObject({ userId: SerialId, savedRouteId: SerialId }),
    reply: z.object({}),
    errors: ['saved-route-unknown'],
  }),
  /** Without a draft the user's live offer is meant; nobody waits for one that is not there. */
  countWaiting: defineRoute({
    subject: 'matching.count-waiting',
    request: z.strictObject({ userId: SerialId, draft: OfferDraft.nullable() }),
    reply: WaitingCount,
    errors: ['position-missing'],
  }),
};
