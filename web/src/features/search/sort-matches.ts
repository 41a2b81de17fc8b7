import type { Match } from '@rotadas/contracts/matching/match';
import { tripPrice } from '../../shared/offer/offer-texts.js';

export const MATCH_SORTS = ['fit', 'departure', 'price', 'detour'] as const;
export type MatchSort = (typeof MATCH_SORTS)[number];

/** Length of the searched trip with an offer, metres; null if unknown. */
export const tripMetres = ({ coveredShare }: Match, routeMetres: number | null): number | null =>
  routeMetres === null ? null : routeMetres * (coveredShare ?? 1);

/**
 * Sorts matches. Live offers depart before planned ones, matches without a value are last, and
 * equal matches keep their order.
 */
export function sortMatches(matches: Match[], sort: MatchSort, routeMetres: number | null): Match[] {
  const keys: Record<Exclude<MatchSort, 'fit'>, (match: Match) => number | null | undefined> = {
    departure: ({ provider: { departsAt } }) => departsAt ?? 0,
    price: (match) => match.provider.price && tripPrice(match.provider.price, tripMetres(match, routeMetres)),
    detour: ({ detourMetres, distanceToPickupMetres }) => detourMetres ?? distanceToPickupMetres,
  };
  if (sort === 'fit') return matches;
  const key = (match: Match) => keys[sort](match) ?? Number.MAX_VALUE;
  return matches.toSorted((one, other) => key(one) - key(other));
}
