import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { anAgreementView } from '@rotadas/service-kit/testing/an-agreement-view';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import { sharesRpc } from '@rotadas/contracts/shares/shares.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';

type Handlers = Pick<InMemoryRpcClient, 'handle'>;

const AT = 9_000;

/** The token of the one shared trip. */
export const SHARE_TOKEN = '0123456789-abcdefg_XYZ';

/** The trip of provider 7, which is on the map of the stand-ins. */
export const aSharedTrip = (
  known: Partial<ReplyOf<typeof sharesRpc.open>> = {},
): ReplyOf<typeof sharesRpc.open> => ({
  ...{ providerId: 7, firstName: 'Ayşe', serviceType: 'taxi', from: 'Ankara', to: 'Eskişehir' },
  ...{ isOnTrip: true, position: null, arrivesAt: null, expiresAt: Date.now() + 3_600_000 },
  ...known,
});

interface SharedTripState {
  /** Null if the share has ended. */
  readonly sharedTrip: ReplyOf<typeof sharesRpc.open> | null;
}

/** `rpc` records its requests. */
export function standInAgreements(state: SharedTripState, handlers: Handlers, rpc: Handlers): void {
  const ends = { from: 'Ankara', to: 'Eskişehir' };
  const share = { id: 6, agreementId: null, ...ends, createdAt: AT, expiresAt: AT, opened: 2 };
  rpc.handle(sharesRpc.create, () => ({ ...share, token: SHARE_TOKEN }));
  rpc.handle(sharesRpc.list, () => ({ shares: [share] }));
  rpc.handle(sharesRpc.stop, () => ({}));
  rpc.handle(sharesRpc.open, ({ token }) => {
    if (token !== SHARE_TOKEN || !state.sharedTrip) throw new DomainError('share-unknown');
    return state.sharedTrip;
  });
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
