import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

/** An agreement that departed earlier than this before now is about a former offer, ms. */
const LIVE_MS = 12 * 3_600_000;

/** The user's open agreement about an offer; `open` are all open agreements of the user. */
export function findOwnRequest(
  open: readonly AgreementView[],
  { id, offerId }: Pick<ActiveProvider, 'id' | 'offerId'>,
): AgreementView | undefined {
  return open.find((agreement) => {
    if (agreement.providerId !== id) return false;
    if (offerId !== undefined) return agreement.offerId === offerId;
    // A live offer has no id here: it was requested live, or planned and has departed.
    const { departsAt, createdAt } = agreement;
    return departsAt <= Math.max(createdAt, Date.now()) && departsAt > Date.now() - LIVE_MS;
  });
}
