import type { z } from 'zod';
import type { SavedRouteConditions, SavedRouteInput } from '@rotadas/contracts/matching/saved-route';
import { savedRoutesRpc } from '@rotadas/contracts/matching/saved-routes.rpc';
import type { OfferDraft } from '@rotadas/contracts/matching/waiting';
import type { RpcClient } from '@rotadas/service-kit/nats/rpc-client';

type Input = z.input<typeof SavedRouteInput>;

export function aRoute(change: Partial<Input> = {}): Input {
  return { from: { name: 'Balıkesir' }, to: { name: 'Bursa' }, ...change };
}

export function savedRouteCalls(client: RpcClient) {
  return {
    save: (route = aRoute(), userId = 7) => client.call(savedRoutesRpc.save, { userId, route }),
    edit: (savedRouteId: number, conditions: z.input<typeof SavedRouteConditions>, userId = 7) =>
      client.call(savedRoutesRpc.edit, { userId, savedRouteId, conditions }),
    list: async (userId = 7) => (await client.call(savedRoutesRpc.list, { userId })).routes,
    remove: (savedRouteId: number, userId = 7) =>
      client.call(savedRoutesRpc.remove, { userId, savedRouteId }),
    countWaiting: (userId: number, draft: OfferDraft | null) =>
      client.call(savedRoutesRpc.countWaiting, { userId, draft }),
  };
}
