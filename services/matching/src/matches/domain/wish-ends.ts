import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Wish, WishEnd } from '@rotadas/contracts/matching/match';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { foldedWords } from '@rotadas/contracts/primitives/fold-turkish';
import type { Place } from '../../places/domain/place.js';
import type { PlaceIndex } from '../../places/domain/place-index.js';
import type { KeptOffer, KnownPlace } from '../../offers/domain/offer.js';
import { metresBetween } from '../../routing/domain/point-index.js';

/** Places of one name within so many metres are one. */
const SAME_METRES = 10_000;

/** Ends that are nearer to each other are one, metres. */
const SAME_POINT_METRES = 100;

/** How many places a question names. */
const CHOICES_MAX = 5;

/** An end of a wished way: where it is, null where nobody knows, and what it is called. */
export interface KnownEnd {
  readonly place: KnownPlace | null;
  readonly names: EndNames;
}

/**
 * Finds where an end of a wish is. Throws `place-unknown` for an id of no place, and
 * `place-ambiguous` for a text that names several, since what nobody chose is never guessed.
 *
 * @param field the name of the end in the wish
 */
export function knownEnd(end: WishEnd, places: PlaceIndex, field: 'from' | 'to'): KnownEnd {
  if ('latitude' in end) {
    const nearest = places.nearest(end.latitude, end.longitude);
    const names = nearest ? namesOfPlace(nearest.place) : namesOfText('');
    return { place: { placeId: null, ...end }, names };
  }
  if ('placeId' in end) {
    const place = places.byId(end.placeId);
    if (!place) throw new DomainError('place-unknown', { details: { [field]: 'Böyle bir yer yok.' } });
    return ofPlace(place);
  }
  const place = placeNamed(end.name, places, field);
  return place ? ofPlace(place) : { place: null, names: namesOfText(end.name) };
}

/**
 * The place that a text names; null for one that names none. Throws `place-ambiguous`, with the
 * choices, for one that names several.
 *
 * @param field the name of the end that it is
 */
export function placeNamed(name: string, places: PlaceIndex, field: 'from' | 'to'): Place | null {
  const [first, ...others] = places.byName(name);
  if (!first) return null;
  if (others.every((other) => metresBetween(first, other) <= SAME_METRES)) return first;
  throw new DomainError('place-ambiguous', { details: { [field]: questionOf(name, [first, ...others]) } });
}

/** Whether two points are one end: nobody is taken so short a way. */
export function isSamePoint(one: Coordinates, other: Coordinates): boolean {
  return metresBetween(one, other) < SAME_POINT_METRES;
}

function ofPlace(place: Place): KnownEnd {
  const { id: placeId, latitude, longitude } = place;
  return { place: { placeId, latitude, longitude }, names: namesOfPlace(place) };
}

function questionOf(name: string, places: readonly Place[]): string {
  const choices = places.slice(0, CHOICES_MAX).map(({ district, province }) => {
    return district === null ? `${province} (il)` : `${district}, ${province}`;
  });
  return `Hangi ${name}? ${choices.join(' · ')}`;
}

/** The names of an end of a wished way, folded. */
interface EndNames {
  readonly name: readonly string[];
  /** District and province; words that a text may have beside the name. */
  readonly region: readonly string[];
}

/** The names of a place of the list. */
function namesOfPlace({ name, district, province }: Place): EndNames {
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

/** The offers whose texts name both ends, those heard of last first. */
export function namedAlike(
  offers: readonly KeptOffer[],
  ends: { readonly from: EndNames; readonly to: EndNames },
  { serviceType, limit }: Pick<Wish, 'serviceType' | 'limit'>,
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
