import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { type ErrorCode, ERRORS } from '@rotadas/contracts/errors/error-code';
import type { RouteQueryEnd } from '@rotadas/contracts/matching/match';
import type { SavedRouteEnd } from '@rotadas/contracts/matching/saved-route';
import { roundPoint } from '@rotadas/contracts/primitives/coordinates';
import { textKey } from '@rotadas/contracts/primitives/fold-turkish';
import type { Place } from '../../places/domain/place.js';
import type { PlaceIndex } from '../../places/domain/place-index.js';
import { resolveEnd } from '../../places/domain/resolve-end.js';
import { isSamePoint } from '../../routing/domain/point-index.js';

/** Throws like `resolveEnd`, or `place-off-roads` for a point at sea or abroad. */
export function toSavedRouteEnd(
  places: PlaceIndex,
  query: RouteQueryEnd,
  side: 'from' | 'to',
): SavedRouteEnd {
  const { place, placeId, point } = resolveEnd(query, places, side);
  if ('name' in query) return { name: query.name, placeId, point };
  if (!place) throw endError('place-off-roads', side);
  return { name: placeTitle(place), placeId, point: point && (placeId === null ? roundPoint(point) : point) };
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

function endError(code: ErrorCode, side: 'from' | 'to'): DomainError {
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
