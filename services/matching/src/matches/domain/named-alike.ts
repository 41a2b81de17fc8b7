import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { KeptOffer } from '../../offers/domain/offer.js';
import { type EndNames, namesAgree } from './names-agree.js';

/** Of which type offers are wanted, and how many. */
interface Asked {
  readonly serviceType: ServiceTypeFilter;
  readonly limit: number;
}

/** The offers whose texts name both ends, those heard of last first. */
export function namedAlike(
  offers: readonly KeptOffer[],
  ends: { readonly from: EndNames; readonly to: EndNames },
  { serviceType, limit }: Asked,
): KeptOffer[] {
  const [isFrom, isTo] = [namesAgree(ends.from), namesAgree(ends.to)];
  return offers
    .filter(
      ({ provider }) =>
        (serviceType === 'all' || provider.activeService === serviceType) &&
        isTo(provider.serviceTo) &&
        isFrom(provider.serviceFrom),
    )
    .toSorted((a, b) => b.provider.at - a.provider.at || a.provider.id - b.provider.id)
    .slice(0, limit);
}
