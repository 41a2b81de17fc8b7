import { formatLinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

/** What identifies an offer: a provider may have a live offer and planned ones beside it. */
export type OfferIdentity = Pick<ActiveProvider, 'id' | 'departsAt'>;

/** The key of an offer among those of all providers. */
export const offerKey = ({ id, departsAt }: OfferIdentity): string =>
  formatLinkedOffer({ providerId: id, departsAt: departsAt ?? null });
