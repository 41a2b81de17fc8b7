import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import type { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';

type Handlers = Pick<InMemoryRpcClient, 'handle'>;

const AT = 9_000;

export function anAgreementView(known: Partial<AgreementView> = {}): AgreementView {
  return {
    id: 5,
    version: 1,
    state: 'requested',
    offerId: 12,
    requesterId: 7,
    providerId: 8,
    serviceType: 'companion',
    from: { name: 'Ankara', placeId: 'province-6', point: { latitude: 39.92, longitude: 32.85 } },
    to: { name: 'Konya', placeId: 'province-42', point: { latitude: 37.87, longitude: 32.48 } },
    departsAt: AT,
    quantity: 1,
    unit: 'seat',
    price: null,
    note: null,
    createdAt: AT,
    expiresAt: AT,
    acceptedAt: null,
    metAt: null,
    metBy: null,
    endedAt: null,
    endedBy: null,
    reason: null,
    isLate: false,
    objectedAt: null,
    requester: { id: 7, name: 'Ayşe Y.' },
    provider: { id: 8, name: 'Ali D.' },
    unread: 0,
    canRate: false,
    ...known,
  };
}

/** `rpc` records its requests. */
export function standInAgreements(handlers: Handlers, rpc: Handlers): void {
  rpc.handle(agreementsRpc.request, ({ agreement: { quantity } }) => anAgreementView({ quantity }));
  rpc.handle(agreementsRpc.list, () => ({ items: [anAgreementView()], next: null }));
  rpc.handle(agreementsRpc.get, ({ agreementId }) => anAgreementView({ id: agreementId }));
  rpc.handle(agreementsRpc.act, ({ agreementId, version }) =>
    anAgreementView({ id: agreementId, version: version + 1 }),
  );
  rpc.handle(agreementsRpc.listMessages, () => ({ items: [], next: null, readByOther: 3 }));
  rpc.handle(agreementsRpc.send, ({ agreementId, userId, message: { text } }) => ({
    ...{ id: 4, agreementId, fromUserId: userId, text, at: AT },
  }));
  rpc.handle(agreementsRpc.read, () => ({}));
  rpc.handle(agreementsRpc.rate, ({ agreementId, userId, rating: { rating, comment = null } }) => ({
    ...{ agreementId, fromUserId: userId, toUserId: 8, rating, comment, createdAt: AT },
  }));
  rpc.handle(agreementsRpc.getRatings, () => ({ ratings: [] }));
  rpc.handle(agreementsRpc.listRatings, () => ({ ratings: [] }));
  handlers.handle(healthRpc.agreements, () => ({ checks: { mongodb: true, redis: true, nats: true } }));
}
