import type { AgreementView } from '@rotadas/contracts/agreements/agreement';

/** Time to answer a request of a live offer, ms. Requests of planned offers wait in the list. */
export const RING_MS = 5 * 60_000;

/**
 * The requests that the provider answers on the move, the next to expire first. The server ends
 * them: the clock of the device may be wrong.
 */
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
