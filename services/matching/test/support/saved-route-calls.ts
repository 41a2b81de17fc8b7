import type { z } from 'zod';
import type { SavedRouteInput } from '@rotadas/contracts/matching/saved-route';
import { savedRoutesRoutes } from '@rotadas/contracts/matching/saved-routes.routes';
import type { OfferDraft } from '@rotadas/contracts/matching/waiting';
import type { RouteClient } from '@rotadas/service-kit/nats/route-client';

type Input = z.input<typeof SavedRouteInput>;

export function aRoute(change: Partial<Input> = {}): Input {
  return { from: { name: 'Balıkesir' }, to: { name: 'Bursa' }, ...change };
}

export function savedRouteCalls(client: RouteClient) {
  return {
    save: (route = aRoute(), userId = 7) => client.call(savedRoutesRoutes.save, { userId, route }),
    list: async (userId = 7) => (await client.call(savedRoutesRoutes.list, { userId })).routes,
    remove: (savedRouteId: number, userId = 7) =>
      client.call(savedRoutesRoutes.remove, { userId, savedRouteId }),
    countWaiting: (userId: number, draft: OfferDraft | null) =>
      client.call(savedRoutesRoutes.countWaiting, { userId, draft }),
  };
}
