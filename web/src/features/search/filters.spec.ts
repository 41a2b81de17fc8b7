import { hasFilters, NO_FILTERS, matchesFilters, unstated } from './filters.js';

const NOON = Date.UTC(2026, 10, 21, 9); // in Türkiye
const HOUR = 3_600_000;
const ride = { activeService: 'companion' as const };
const offer = { ...ride, seats: 2, price: { amount: 150, per: 'person' as const } };

it('does not filter at first', () => {
  expect(hasFilters(NO_FILTERS)).toBe(false);
  expect(matchesFilters(ride, NO_FILTERS, NOON)).toBe(true);
});

it.each([
  ['enough seats', { seats: 2 }, true],
  ['too few seats', { seats: 3 }, false],
  ['a price that fits', { maxPrice: 150 }, true],
  ['a price above', { maxPrice: 149 }, false],
])('filters by %s', (_, searchedRoute, fits) => {
  const filters = { ...NO_FILTERS, ...searchedRoute };
  expect(hasFilters(filters)).toBe(true);
  expect(matchesFilters(offer, filters, NOON)).toBe(fits);
});

it.each([
  [{ amount: 5, per: 'km' }, 20_000, true],
  [{ amount: 6, per: 'km' }, 20_000, false],
  [{ amount: 5, per: 'km' }, null, false],
  [{ amount: 5, per: 'kg' }, 20_000, false],
  [{ amount: 0, per: 'kg' }, null, true],
] as const)('compares the price of the trip: %j for %s m passes 100 ₺: %s', (price, metres, passes) => {
  const filters = { ...NO_FILTERS, maxPrice: 100 };
  expect(matchesFilters({ ...ride, price }, filters, NOON, metres)).toBe(passes);
});

it('passes an offer that does not state a filtered detail, and names the detail', () => {
  const filters = { ...NO_FILTERS, seats: 1, maxPrice: 0 };
  expect(matchesFilters(ride, filters, NOON)).toBe(true);
  expect(unstated(ride, filters)).toEqual(['seats', 'price']);
  expect(unstated(offer, filters)).toEqual([]);
  expect(unstated(ride, NO_FILTERS)).toEqual([]);
});

it('excludes types that carry goods if seats are filtered', () => {
  expect(matchesFilters({ activeService: 'cargo' }, { ...NO_FILTERS, seats: 1 }, NOON)).toBe(false);
});

it.each([
  [undefined, 'now'],
  [NOON - HOUR, 'today'],
  [NOON + 12 * HOUR - 1, 'today'],
  [NOON + 12 * HOUR, 'tomorrow'],
  [NOON + 36 * HOUR, 'none'],
] as const)('an offer that departs at %s counts as %s', (departsAt, departure) => {
  const planned = { ...ride, ...(departsAt !== undefined && { departsAt }) };
  expect(matchesFilters(planned, NO_FILTERS, NOON)).toBe(true);
  for (const each of ['now', 'today', 'tomorrow'] as const)
    expect(matchesFilters(planned, { ...NO_FILTERS, departure: each }, NOON)).toBe(each === departure);
});
