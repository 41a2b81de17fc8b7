import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { type ErrorCode, ERRORS } from '@rotadas/contracts/errors/error-code';
import type { RouteQueryEnd } from '@rotadas/contracts/matching/match';
import type { SavedRouteEnd } from '@rotadas/contracts/matching/saved-route';
import { roundPoint } from '@rotadas/contracts/primitives/coordinates';
import { textKey } from '@rotadas/contracts/primitives/fold-turkish';
import { isSamePoint, findPlaceByName } from '../../matches/domain/resolve-end.js';
import type { Place } from '../../places/domain/place.js';
import type { PlaceIndex } from '../../places/domain/place-index.js';
import { toPoint } from '../../routing/domain/point-index.js';

type Side = 'from' | 'to';

/** Throws `place-ambiguous`, `place-unknown`, or `place-off-roads` for a point at sea or abroad. */
export function routeEnd(places: PlaceIndex, query: RouteQueryEnd, side: Side): SavedRouteEnd {
  if ('name' in query) {
    const place = findPlaceByName(query.name, places, side);
    return { name: query.name, placeId: place?.id ?? null, point: place ? toPoint(place) : null };
  }
  if ('placeId' in query) {
    const place = places.byId(query.placeId);
    if (!place) throw endError('place-unknown', side);
    return { name: placeTitle(place), placeId: place.id, point: toPoint(place) };
  }
  const near = places.nearest(query.latitude, query.longitude);
  if (!near) throw endError('place-off-roads', side);
  return { name: placeTitle(near), placeId: null, point: roundPoint(query) };
}

/** Throws `ends-equal`. */
export function requireDifferent(from: SavedRouteEnd, to: SavedRouteEnd): void {
  if (isSame(from, to)) throw endError('ends-equal', 'to');
}

function isSame(from: SavedRouteEnd, to: SavedRouteEnd): boolean {
  if (!from.point || !to.point) return textKey(from.name) === textKey(to.name);
  return isSamePoint(from.point, to.point);
}

function placeTitle({ name, province }: Place): string {
  return name === province ? name : `${name}, ${province}`;
}

function endError(code: ErrorCode, side: Side): DomainError {
  return new DomainError(code, { details: { [side]: ERRORS[code].text } });
}

interface NamedEnd {
  readonly name: string;
  readonly placeId: string | null;
}

/** Equal for routes with the same ends, by place ID or folded text. */
export function nameKey(from: NamedEnd, to: NamedEnd): string {
  return `${endKey(from)}>${endKey(to)}`;
}

function endKey({ name, placeId }: NamedEnd): string {
  return placeId ?? textKey(name);
}
