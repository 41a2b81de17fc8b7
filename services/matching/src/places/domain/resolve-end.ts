import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { ERRORS } from '@rotadas/contracts/errors/error-code';
import type { RouteQueryEnd } from '@rotadas/contracts/matching/match';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { areSamePlace, type Place } from './place.js';
import type { PlaceIndex } from './place-index.js';

const CHOICES_MAX = 5;

export interface ResolvedEnd {
  /** For a point, the nearest place. Null if unknown. */
  readonly place: Place | null;
  /** Null for a point and for an unknown name. */
  readonly placeId: string | null;
  /** Null for an unknown name. */
  readonly point: Coordinates | null;
}

/** Throws `place-unknown` for an unknown ID and `place-ambiguous` for a name of several places. */
export function resolveEnd(end: RouteQueryEnd, places: PlaceIndex, field: 'from' | 'to'): ResolvedEnd {
  if ('latitude' in end) {
    const { latitude, longitude } = end;
    return { place: places.nearest(latitude, longitude), placeId: null, point: { latitude, longitude } };
  }
  const place = 'placeId' in end ? places.byId(end.placeId) : findByName(end.name, places, field);
  if (place) {
    const { id, latitude, longitude } = place;
    return { place, placeId: id, point: { latitude, longitude } };
  }
  if ('name' in end) return { place: null, placeId: null, point: null };
  throw new DomainError('place-unknown', { details: { [field]: ERRORS['place-unknown'].text } });
}

/** Null for an unknown name. */
function findByName(name: string, places: PlaceIndex, field: 'from' | 'to'): Place | null {
  const named = places.byName(name);
  if (areSamePlace(named)) return named[0] ?? null;
  throw new DomainError('place-ambiguous', { details: { [field]: describeAmbiguity(name, named) } });
}

function describeAmbiguity(name: string, places: readonly Place[]): string {
  const choices = places.slice(0, CHOICES_MAX).map(({ district, province }) => {
    return district === null ? `${province} (il)` : `${district}, ${province}`;
  });
  return `Hangi ${name}? ${choices.join(' · ')}`;
}
