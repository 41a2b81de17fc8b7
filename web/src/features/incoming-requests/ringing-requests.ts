import type { AgreementView } from '@rotadas/contracts/agreements/agreement';

/** Time to answer a request of a live offer, ms. Requests of planned offers wait in the list. */
export const RING_MS = 5 * 60_000;

/** The requests that the provider answers on the move, the next to expire first. */
export function ringingRequests(
  open: readonly AgreementView[],
  providerId: number,
  hidden: ReadonlySet<number>,
): AgreementView[] {
  return open
    .filter(
      ({ id, state, expiresAt, createdAt, ...agreement }) =>
        state === 'requested' &&
        agreement.providerId === providerId &&
        expiresAt - createdAt <= RING_MS &&
        !hidden.has(id),
    )
    .toSorted((a, b) => a.expiresAt - b.expiresAt);
}

/**
 * When the ring of a request that is shown now ends, epoch ms. A clock outside of the life of the
 * request is wrong; the whole time counts from now then.
 */
export function ringEnd({ createdAt, expiresAt }: AgreementView): number {
  const now = Date.now();
  return createdAt <= now && now < expiresAt ? expiresAt : now + expiresAt - createdAt;
}
