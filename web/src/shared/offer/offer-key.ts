import { formatLinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

/** A provider may have a live offer and planned ones, which `departsAt` distinguishes. */
export type OfferIdentity = Pick<ActiveProvider, 'id' | 'departsAt'>;

export const offerKey = ({ id, departsAt }: OfferIdentity): string =>
  formatLinkedOffer({ providerId: id, departsAt: departsAt ?? null });
