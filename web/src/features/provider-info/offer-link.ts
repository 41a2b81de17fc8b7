import { formatOfferLink } from '@rotadas/contracts/matching/map-link';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

/** Links to the offer's own route, since the searched one may begin at the user's position. */
export function offerLink(provider: ActiveProvider): string {
  const { id, departsAt, serviceFrom, serviceTo, fromPlace, toPlace } = provider;
  const offer = { providerId: id, departsAt: departsAt ?? null };
  return formatOfferLink({ from: serviceFrom, to: serviceTo, fromPlace, toPlace, offer });
}
