import '../../shared/i18n/shared.tr.js';
import {
  type Departure,
  FILTER_NAMES,
  filtersText,
  hasFilters,
  matchesFilters,
  NO_FILTERS,
  SearchFilters,
  missingDetails,
  missingDetailsText,
} from './filters.js';
import { comingDays } from '../../shared/time/time-texts.js';

const NOON = Date.UTC(2026, 10, 21, 9); // In Türkiye
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
  ['women only', { womenOnly: true as const }, false],
])('filters by %s', (_, searchedRoute, fits) => {
  const filters = { ...NO_FILTERS, ...searchedRoute };
  expect(hasFilters(filters)).toBe(true);
  expect(matchesFilters(offer, filters, NOON)).toBe(fits);
});

it.each([
  [{ amount: 5, per: 'km' }, 20_000, true],
  [{ amount: 6, per: 'km' }, 20_000, false],
  [{ amount: 5, per: 'km' }, null, true],
  [{ amount: 5, per: 'kg' }, 20_000, false],
  [{ amount: 0, per: 'kg' }, null, true],
] as const)('compares the price of the trip: %j for %s m passes 100 ₺: %s', (price, metres, passes) => {
  const filters = { ...NO_FILTERS, maxPrice: 100 };
  expect(matchesFilters({ ...ride, price }, filters, NOON, metres)).toBe(passes);
});

it('passes an offer that does not state a filtered detail, and names the detail', () => {
  const filters = { ...NO_FILTERS, seats: 1, maxPrice: 0 };
  expect(matchesFilters(ride, filters, NOON)).toBe(true);
  expect(missingDetails(ride, filters, null)).toEqual(['seats', 'price']);
  expect(missingDetails(offer, filters, null)).toEqual([]);
  expect(missingDetails(ride, NO_FILTERS, null)).toEqual([]);
});

it('counts a price per km as unstated until the length of the trip is known', () => {
  const perKm = { ...offer, price: { amount: 5, per: 'km' as const } };
  const filters = { ...NO_FILTERS, maxPrice: 100 };
  expect(missingDetailsText(perKm, filters, null)).toBe('toplam ücret belirtilmemiş');
  expect(missingDetailsText(perKm, filters, 20_000)).toBe('');
});

it('excludes types that carry goods if seats are filtered', () => {
  expect(matchesFilters({ activeService: 'cargo' }, { ...NO_FILTERS, seats: 1 }, NOON)).toBe(false);
});

const TODAY = { day: '2026-11-21', from: null };
const TOMORROW = { day: '2026-11-22', from: null };
const planned = (departsAt: number | undefined) => ({
  ...ride,
  ...(departsAt !== undefined && { departsAt }),
});
const departs = (departsAt: number | undefined, departure: Departure | null) =>
  matchesFilters(planned(departsAt), { ...NO_FILTERS, departure }, NOON);

it.each([
  [undefined, ['now', 'today']],
  [NOON - HOUR, ['today']],
  [NOON + 12 * HOUR - 1, ['today']],
  [NOON + 12 * HOUR, ['tomorrow']],
  [NOON + 36 * HOUR, []],
])('an offer that departs at %s counts as %j', (departsAt, expected) => {
  expect(departs(departsAt, null)).toBe(true);
  const departures = { now: 'now', today: TODAY, tomorrow: TOMORROW } as const;
  const passed = Object.entries(departures).filter(([, departure]) => departs(departsAt, departure));
  expect(passed.map(([name]) => name)).toEqual(expected);
});

it.each([
  ['from the chosen time on', NOON + 30 * HOUR, true],
  ['a minute earlier', NOON + 30 * HOUR - 60_000, false],
  ['at that time of another day', NOON + 54 * HOUR, false],
])('of offers of a chosen day and time, lists one that departs %s: %s', (_, departsAt, isListed) => {
  expect(departs(departsAt, { day: '2026-11-22', from: '18:00' })).toBe(isListed);
});

it.each([
  ['live', undefined],
  ['overdue', NOON - HOUR],
])('an offer that is %s departs now at the earliest', (_, departsAt) => {
  expect(departs(departsAt, { ...TODAY, from: '12:00' })).toBe(true);
  expect(departs(departsAt, { ...TODAY, from: '12:01' })).toBe(false);
});

describe('parsing', () => {
  const parse = (filters: object) => SearchFilters.parse({ ...NO_FILTERS, ...filters }).departure;
  const days = comingDays(Date.now());

  it('accepts today and the next seven days, with a time', () => {
    expect(days).toHaveLength(8);
    for (const day of days)
      expect(parse({ departure: { day, from: '18:30' } })).toEqual({ day, from: '18:30' });
  });

  it.each([
    ['a past day', { day: comingDays(Date.now() - 24 * HOUR)[0], from: null }],
    ['a day further ahead', { day: comingDays(Date.now() + 24 * HOUR)[7], from: null }],
    ['no day', { day: '2026-02-30', from: null }],
    ['the word of an older version', 'tomorrow'],
    ['null', null],
  ])('drops %s, and keeps the other filters', (_, departure) => {
    expect(SearchFilters.parse({ seats: 2, maxPrice: 'x', departure })).toEqual({ ...NO_FILTERS, seats: 2 });
  });

  it('drops a time that is none, and keeps its day', () => {
    expect(parse({ departure: { day: days[3], from: '25:00' } })).toEqual({ day: days[3], from: null });
  });
});

it('keeps the other filters of a version that did not know one', () => {
  for (const name of FILTER_NAMES) {
    const stored = { seats: 2, maxPrice: 250, departure: 'now' as const, womenOnly: true as const };
    expect(SearchFilters.parse({ ...stored, [name]: undefined })).toEqual({ ...stored, [name]: null });
  }
});

it('names the filters, with the day and the time', () => {
  const [today = '', tomorrow = '', later = ''] = comingDays(Date.now());
  const text = (departure: Departure) => filtersText({ ...NO_FILTERS, seats: 2, maxPrice: 250, departure });
  expect(text({ day: today, from: null })).toBe('En az 2 koltuk · En çok 250 ₺ · Bugün');
  expect(text({ day: tomorrow, from: '18:00' })).toMatch(/ · Yarın, en erken 18:00$/);
  expect(text({ day: later, from: null })).toMatch(/ · \d+ \p{L}+ \p{L}+$/u);
});
