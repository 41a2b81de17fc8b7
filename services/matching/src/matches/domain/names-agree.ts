import { foldedWords } from '@rotadas/contracts/primitives/fold-turkish';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { Place } from '../../places/domain/place.js';
import type { KeptOffer } from '../../offers/domain/offer.js';

/** The names of an end of a wished way, folded. */
export interface EndNames {
  readonly name: readonly string[];
  /** District and province; words that a text may have beside the name. */
  readonly region: readonly string[];
}

/** The names of a place of the list. */
export function namesOfPlace({ name, district, province }: Place): EndNames {
  return { name: foldedWords(name), region: [...foldedWords(district ?? ''), ...foldedWords(province)] };
}

/** The names in a text that names no place. */
export function namesOfText(text: string): EndNames {
  return { name: foldedWords(text), region: [] };
}

/**
 * Tells whether the text of an offer means the same place: it has the whole name, or it is a part
 * of the name, beside words that say where that is. Every text is looked at once.
 */
export function namesAgree({ name, region }: EndNames): (text: string) => boolean {
  const known = new Set([...name, ...region]);
  const own = new Set(name);
  const seen = new Map<string, boolean>();
  return (text) => {
    const before = seen.get(text);
    if (before !== undefined) return before;
    const words = foldedWords(text);
    const hasName = name.length > 0 && name.every((word) => words.includes(word));
    const isPart = words.some((word) => own.has(word)) && words.every((word) => known.has(word));
    seen.set(text, hasName || isPart);
    return hasName || isPart;
  };
}

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
