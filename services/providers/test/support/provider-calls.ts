import type { OfferInput } from '@rotadas/contracts/providers/offer';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { RouteClient } from '@rotadas/service-kit/nats/route-client';

/** Ankara, where the map opens. */
export const ANKARA = { latitude: 39.97, longitude: 32.86 };

/** Konya, some cells further south. */
export const KONYA = { latitude: 37.87, longitude: 32.49 };

/** What a provider offers unless the test says otherwise. */
export function anOffer(change: Partial<OfferInput> = {}): OfferInput {
  return { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60, showPhone: true, ...change };
}

/** What the gateway asks of the service, in the words of the tests. */
export function providerCalls(client: RouteClient) {
  return {
    createOffer: (userId: number, offer = anOffer()) =>
      client.call(providersRoutes.createOffer, { userId, offer }),
    goOnline: (userId: number, service: OfferInput | undefined = anOffer(), point = ANKARA) =>
      client.call(providersRoutes.setStatus, { userId, status: { isOnline: true, service, ...point } }),
    goOnlineAgain: (userId: number, point = ANKARA) =>
      client.call(providersRoutes.setStatus, { userId, status: { isOnline: true, ...point } }),
    goOffline: (userId: number) =>
      client.call(providersRoutes.setStatus, { userId, status: { isOnline: false } }),
    status: (userId: number) => client.call(providersRoutes.getStatus, { userId }),
    async move(userId: number, point = ANKARA, at = Date.now()) {
      const positions = [{ userId, ...point, at }];
      const { outcomes } = await client.call(providersRoutes.storePositions, { positions });
      return outcomes[0];
    },
    async listed(userId: number, serviceType: ServiceTypeFilter = 'all') {
      const { providers } = await client.call(providersRoutes.listActive, { serviceType });
      return providers.find(({ id }) => id === userId);
    },
  };
}
