import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { anAgreementView } from '@rotadas/service-kit/testing/an-agreement-view';
import type { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';

type Handlers = Pick<InMemoryRpcClient, 'handle'>;

const AT = 9_000;

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
