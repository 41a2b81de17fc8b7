import type { Match } from '@rotadas/contracts/matching/match';
import { aMatch } from '../../../test/support/builders.js';
import { type MatchSort, sortMatches } from './sort-matches.js';

const ROUTE_METRES = 100_000;
const LATER = Date.now() + 3_600_000;

const matches = [
  aMatch(1, { detourMetres: 3_000 }, { departsAt: 2 * LATER, price: { amount: 5, per: 'km' } }),
  aMatch(2, { detourMetres: 5_000 }, { price: { amount: 300, per: 'person' } }),
  aMatch(3, { detourMetres: 1_000 }, { departsAt: LATER, price: { amount: 2, per: 'kg' } }),
  aMatch(4, { detourMetres: null, distanceToPickupMetres: 2_000 }),
  aMatch(5, { coveredShare: 0.5 }, { price: { amount: 4, per: 'km' } }),
];
const ids = (sorted: readonly Match[]) => sorted.map(({ provider: { id } }) => id);

it.each<[MatchSort, number[]]>([
  ['fit', [1, 2, 3, 4, 5]],
  ['departure', [2, 4, 5, 3, 1]], // Live offers are first.
  ['price', [5, 2, 1, 3, 4]], // 200, 300 and 500 ₺; a price per kg does not tell
  ['detour', [3, 4, 1, 5, 2]],
])('sorts by %s', (sort, expected) => {
  expect(ids(sortMatches(matches, sort, ROUTE_METRES))).toEqual(expected);
});

it('compares no price per kilometre if the length of the route is unknown', () => {
  expect(ids(sortMatches(matches, 'price', null))).toEqual([2, 1, 3, 4, 5]);
});
