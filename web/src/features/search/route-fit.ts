import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { distanceBetween } from '../../shared/position/distance.js';
import { foldTurkish } from '../../shared/places/matching-places.js';
import type { PlaceFinder } from '../../shared/places/place-finder.js';
import type { RouteWish } from './search.js';

/** A detour up to this, metres, is small on any way. */
const DETOUR_ALWAYS_FINE_M = 20_000;
/** On long ways a detour up to this share of the way still counts as going that way. */
const DETOUR_SHARE = 0.2;

/** What of a provider decides whether it goes somebody's way. */
export type OnTheirWay = Coordinates & Pick<ActiveProvider, 'serviceFrom' | 'serviceTo'>;

const begins = (place: string, wanted: string) => foldTurkish(place).startsWith(foldTurkish(wanted.trim()));

function lengthOf(way: readonly Coordinates[]): number {
  return way.reduce((sum, stop, index) => {
    const before = way[index - 1];
    return before === undefined ? 0 : sum + distanceBetween(before, stop);
  }, 0);
}

/**
 * How far, metres as the crow flies, a provider would leave its way for the wished one: from where
 * it is now, by the wished ends, to its own end. `unknown` when a place is not known and only the
 * names agree; null when it goes another way.
 */
export function routeFit(
  provider: OnTheirWay,
  wish: RouteWish,
  find: PlaceFinder,
): number | 'unknown' | null {
  const wanted = [wish.from, wish.to].filter((name) => name.trim() !== '');
  const stops = wanted.map(find).filter((stop) => stop !== undefined);
  const end = find(provider.serviceTo);
  if (end === undefined || stops.length < wanted.length) {
    const agree = begins(provider.serviceFrom, wish.from) && begins(provider.serviceTo, wish.to);
    return agree ? 'unknown' : null;
  }
  const direct = distanceBetween(provider, end);
  const detour = lengthOf([provider, ...stops, end]) - direct;
  return detour <= Math.max(DETOUR_ALWAYS_FINE_M, DETOUR_SHARE * direct) ? Math.max(0, detour) : null;
}
