import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { WishEnd } from '@rotadas/contracts/matching/match';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Place } from '../../places/domain/place.js';
import type { PlaceIndex } from '../../places/domain/place-index.js';
import type { KnownPlace } from '../../offers/domain/offer.js';
import { type EndNames, namesOfPlace, namesOfText } from './names-agree.js';
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
