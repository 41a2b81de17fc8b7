import type { MatchRequest, RouteQueryEnd } from '@rotadas/contracts/matching/match';
import { foldWords } from '@rotadas/contracts/primitives/fold-turkish';
import type { Place } from '../../places/domain/place.js';
import type { IndexedOffer } from '../../offers/domain/offer.js';

interface EndNames {
  readonly name: readonly string[];
  /** Words of district and province, which a text may contain besides the name. */
  readonly region: readonly string[];
}

function placeNames({ name, district, province }: Place): EndNames {
  return { name: foldWords(name), region: [...foldWords(district ?? ''), ...foldWords(province)] };
}

function namesInText(text: string): EndNames {
  return { name: foldWords(text), region: [] };
}

/** A text that names no known place is compared by its words. */
export function endNames(place: Place | null, end: RouteQueryEnd): EndNames {
  return place ? placeNames(place) : namesInText('name' in end ? end.name : '');
}

/** A text matches if it has the whole name, or a part of it and otherwise only region words. */
export function nameMatcher({ name, region }: EndNames): (text: string) => boolean {
  const known = new Set([...name, ...region]);
  const nameWords = new Set(name);
  const results = new Map<string, boolean>();
  return (text) => {
    const before = results.get(text);
    if (before !== undefined) return before;
    const words = foldWords(text);
    const hasName = name.length > 0 && name.every((word) => words.includes(word));
    const isPart = words.some((word) => nameWords.has(word)) && words.every((word) => known.has(word));
    results.set(text, hasName || isPart);
    return hasName || isPart;
  };
}

export function filterByNames(
  offers: readonly IndexedOffer[],
  ends: { readonly from: EndNames; readonly to: EndNames },
  {
    serviceType,
    womenOnly,
    limit,
    hiddenIds = [],
  }: Pick<MatchRequest, 'serviceType' | 'womenOnly' | 'limit' | 'hiddenIds'>,
): IndexedOffer[] {
  const hidden = new Set(hiddenIds);
  const [isFrom, isTo] = [nameMatcher(ends.from), nameMatcher(ends.to)];
  return offers
    .filter(
      ({ provider }) =>
        !provider.isFull &&
        (serviceType === 'all' || provider.activeService === serviceType) &&
        (!womenOnly || provider.womenOnly) &&
        !hidden.has(provider.id) &&
        isTo(provider.serviceTo) &&
        isFrom(provider.serviceFrom),
    )
    .toSorted((a, b) => b.provider.at - a.provider.at || a.provider.id - b.provider.id)
    .slice(0, limit);
}
