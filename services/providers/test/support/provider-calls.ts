import type { Cell } from '@rotadas/contracts/live/cell';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { liveRpc } from '@rotadas/contracts/live/live.rpc';
import type { OfferInput, PlannedInput } from '@rotadas/contracts/providers/offer-input';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { readPages } from '@rotadas/service-kit/paging/read-pages';
import { ANKARA, anOffer, aPlan } from './builders.js';

export function providerCalls(client: RpcClient) {
  return {
    createOffer: (userId: number, offer = anOffer()) =>
      client.call(providersRpc.createOffer, { userId, offer }),
    goOnline: (userId: number, service: OfferInput | undefined = anOffer(), point = ANKARA) =>
      client.call(providersRpc.setStatus, { userId, status: { isOnline: true, service, ...point } }),
    goOnlineAgain: (userId: number, point = ANKARA) =>
      client.call(providersRpc.setStatus, { userId, status: { isOnline: true, ...point } }),
    goOffline: (userId: number) =>
      client.call(providersRpc.setStatus, { userId, status: { isOnline: false } }),
    begin: (userId: number, offerId: number, point = ANKARA) =>
      client.call(providersRpc.setStatus, { userId, status: { isOnline: true, offerId, ...point } }),
    plan: (userId: number, offer = aPlan()) => client.call(providersRpc.planOffer, { userId, offer }),
    editPlanned: (userId: number, offerId: number, offer: PlannedInput) =>
      client.call(providersRpc.editPlanned, { userId, offerId, offer }),
    withdraw: (userId: number, offerId: number) =>
      client.call(providersRpc.withdrawPlanned, { userId, offerId }),
    async ownPlanned(userId: number) {
      return (await client.call(providersRpc.listOwnPlanned, { userId })).offers;
    },
    async plannedBy(userId: number) {
      return (await client.call(providersRpc.listPlanned, { userId })).providers;
    },
    plannedPage: (afterId: number, limit: number) =>
      client.call(providersRpc.listPlanned, { afterId, limit }),
    edit: (userId: number, offer: OfferInput) => client.call(providersRpc.editOffer, { userId, offer }),
    status: (userId: number) => client.call(providersRpc.getStatus, { userId }),
    async move(userId: number, point = ANKARA, at = Date.now()) {
      const positions = [{ userId, ...point, at }];
      const { outcomes } = await client.call(providersRpc.storePositions, { positions });
      return outcomes[0];
    },
    /** Undefined if the provider is not on the map. */
    async listed(userId: number) {
      const found = (await snapshot(client, null)).find(({ id }) => id === userId);
      return found && ActiveProvider.parse(found);
    },
    listCell: (cell: Cell) => snapshot(client, cell),
  };
}

async function snapshot(client: RpcClient, cell: Cell | null): Promise<VersionedProvider[]> {
  const found: VersionedProvider[] = [];
  const readPage = (cursor: string) => client.call(liveRpc.snapshot, { cell, cursor });
  for await (const { providers } of readPages('0', readPage, ({ cursor }) => cursor))
    found.push(...providers);
  return found;
}
