import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { RouteQuery, RouteQueryEnd } from '@rotadas/contracts/matching/match';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { foldWords } from '@rotadas/contracts/primitives/fold-turkish';
import { areSame, type Place } from '../../places/domain/place.js';
import type { PlaceIndex } from '../../places/domain/place-index.js';
import type { IndexedOffer, KnownPlace } from '../../offers/domain/offer.js';
import { metresBetween } from '../../routing/domain/point-index.js';

const SAME_POINT_METRES = 100;

const CHOICES_MAX = 5;

export interface ResolvedEnd {
  readonly place: KnownPlace | null;
  readonly names: EndNames;
}

/** Throws `place-unknown` for an unknown ID and `place-ambiguous` for a name of several places. */
export function resolveEnd(end: RouteQueryEnd, places: PlaceIndex, field: 'from' | 'to'): ResolvedEnd {
  if ('latitude' in end) {
    const nearest = places.nearest(end.latitude, end.longitude);
    const names = nearest ? placeNames(nearest) : namesInText('');
    return { place: { placeId: null, ...end }, names };
  }
  if ('placeId' in end) {
    const place = places.byId(end.placeId);
    if (!place) throw new DomainError('place-unknown', { details: { [field]: 'Böyle bir yer yok.' } });
    return toResolvedEnd(place);
  }
  const place = findPlaceByName(end.name, places, field);
  return place ? toResolvedEnd(place) : { place: null, names: namesInText(end.name) };
}

/** Null for an unknown name. Throws `place-ambiguous` with the choices. */
export function findPlaceByName(name: string, places: PlaceIndex, field: 'from' | 'to'): Place | null {
  const named = places.byName(name);
  if (areSame(named)) return named[0] ?? null;
  throw new DomainError('place-ambiguous', { details: { [field]: describeAmbiguity(name, named) } });
}

export function isSamePoint(one: Coordinates, other: Coordinates): boolean {
  return metresBetween(one, other) < SAME_POINT_METRES;
}

function toResolvedEnd(place: Place): ResolvedEnd {
  const { id: placeId, latitude, longitude } = place;
  return { place: { placeId, latitude, longitude }, names: placeNames(place) };
}

function describeAmbiguity(name: string, places: readonly Place[]): string {
  const choices = places.slice(0, CHOICES_MAX).map(({ district, province }) => {
    return district === null ? `${province} (il)` : `${district}, ${province}`;
  });
  return `Hangi ${name}? ${choices.join(' · ')}`;
}

interface EndNames {
  readonly name: readonly string[];
  /** Words of district and province, which a text may contain besides the name. */
  readonly region: readonly string[];
}

function placeNames({ name, district, province }: Place): EndNames {
  return { name: foldWords(name), region: [...foldWords(district ?? ''), ...foldWords(province)] };
}

export function namesInText(text: string): EndNames {
  return { name: foldWords(text), region: [] };
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
  { serviceType, limit }: Pick<RouteQuery, 'serviceType' | 'limit'>,
): IndexedOffer[] {
  const [isFrom, isTo] = [nameMatcher(ends.from), nameMatcher(ends.to)];
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
