import { AGREED_STATES } from '@rotadas/contracts/agreements/agreement';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { StoredAgreement } from '../../agreements/domain/stored-agreement.js';

/** What a share follows, as at its creation. */
export interface FollowedTrip {
  /** Null for a live offer. */
  readonly agreementId: number | null;
  readonly offerId: number;
  readonly providerId: number;
  readonly serviceType: ServiceType;
  readonly from: string;
  readonly to: string;
}

/** Null unless both sides agreed and the trip has not ended. */
export function tripOfAgreement({
  id: agreementId,
  state,
  offerId,
  providerId,
  serviceType,
  from,
  to,
}: StoredAgreement): FollowedTrip | null {
  if (!AGREED_STATES.has(state)) return null;
  return { agreementId, offerId, providerId, serviceType, from: from.name, to: to.name };
}

export const tripOfOffer = ({ id: offerId, userId: providerId, type, from, to }: Offer): FollowedTrip => ({
  ...{ agreementId: null, offerId, providerId },
  ...{ serviceType: type, from, to },
});
