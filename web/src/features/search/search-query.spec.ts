import { toPlaceEntry, NO_ENTRY } from '../../shared/places/chosen-place.js';
import { comingDays } from '../../shared/time/time-texts.js';
import { NO_FILTERS } from './filters.js';
import { parseMapLink, parseSearchQuery, withSearch } from './search-query.js';
import { EMPTY_SEARCH, type Search } from './search.js';

const kadikoy = { id: 'district-1421', name: 'Kadıköy, İstanbul', latitude: 40.99, longitude: 29.03 };
const point = { id: null, name: 'Kızılay yakını', latitude: 39.92001, longitude: 32.85 };
const ROUTE: Search = { ...EMPTY_SEARCH, route: { from: toPlaceEntry(kadikoy), to: toPlaceEntry(point) } };

it('round-trips a route and keeps other parameters', () => {
  const query = withSearch(ROUTE, '?edit=true&nereden=eski&koltuk=3');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    edit: 'true',
    nereden: 'Kadıköy, İstanbul@40.99000,29.03000@district-1421',
    nereye: 'Kızılay yakını@39.92001,32.85000',
  });
  expect(parseSearchQuery(query)).toEqual(ROUTE);
});

const [, , third = ''] = comingDays(Date.now());

it.each([
  ['a type', { type: 'taxi' as const }, 'tur=taxi'],
  ['seats', { filters: { ...NO_FILTERS, seats: 2 } }, 'koltuk=2'],
  ['a price of nothing', { filters: { ...NO_FILTERS, maxPrice: 0 } }, 'ucret=0'],
  ['people on the road', { filters: { ...NO_FILTERS, departure: 'now' as const } }, 'gun=yolda'],
  ['a day', { filters: { ...NO_FILTERS, departure: { day: third, from: null } } }, `gun=${third}`],
  [
    'a day and a time',
    { filters: { ...NO_FILTERS, departure: { day: third, from: '18:30' } } },
    `gun=${third}&saat=18%3A30`,
  ],
])('round-trips %s', (_, change, text) => {
  const search = { ...EMPTY_SEARCH, ...change };
  expect(withSearch(search, '')).toBe(`?${text}`);
  expect(parseSearchQuery(`?${text}`)).toEqual(search);
});

it('has no parameters for an empty search', () => {
  expect(withSearch(EMPTY_SEARCH, '?nereden=a&nereye=b&tur=taxi&gun=yolda')).toBe('');
  expect(parseSearchQuery('?edit=true')).toBeNull();
});

it('reads a name alone as a text', () => {
  expect(parseSearchQuery('?nereye=Kad%C4%B1k%C3%B6y')?.route).toEqual({
    from: NO_ENTRY,
    to: { text: 'Kadıköy', place: null },
  });
});

it.each([
  'tur=rocket',
  'tur=constructor',
  'koltuk=',
  'koltuk=-1',
  'koltuk=9',
  'ucret=x',
  'gun=2020-01-01',
  'saat=18:00',
])('ignores %s', (text) => {
  expect(parseSearchQuery(`?${text}`)).toEqual(EMPTY_SEARCH);
});

it.each([
  ['coordinates out of range', 'X@91,30'],
  ['invalid coordinates', 'X@a,b'],
  ['one coordinate', 'X@40'],
  ['empty coordinates', 'X@,'],
  ['three coordinates', 'X@40,30,20'],
  ['no name', '@40,30'],
  ['an empty id', 'X@40,30@'],
  ['too many parts', 'X@40,30@id@more'],
  ['a text with a bidi override', 'X\u202e@40,30'],
  ['a name of a million letters', `${'a'.repeat(1e6)}@40,30`],
])('ignores an end with %s', (_, text) => {
  expect(parseSearchQuery(`?${new URLSearchParams({ nereden: text })}`)?.route.from).toEqual(NO_ENTRY);
});

it('cuts a text that is too long', () => {
  expect(parseSearchQuery(`?nereden=${'a'.repeat(5_000)}`)?.route.from.text).toHaveLength(100);
});

describe('a link', () => {
  it('names the offer to show, or the plan to start', () => {
    expect(parseMapLink('?nereden=a&teklif=9')).toEqual({
      offer: { providerId: 9, departsAt: null },
      plannedOfferId: null,
    });
    expect(parseMapLink('?teklif=9%405')?.offer).toEqual({ providerId: 9, departsAt: 5 });
    expect(parseMapLink('?yayin=31')).toEqual({ offer: null, plannedOfferId: 31 });
  });

  it.each(['', '?nereden=a&nereye=b', '?teklif=x', '?yayin=-3', '?yayin=1e3', '?teklif='])(
    'is null for %j',
    (query) => {
      expect(parseMapLink(query)).toBeNull();
    },
  );

  it('to an offer names the whole search, so that no filter hides the offer', () => {
    expect(parseSearchQuery('?nereden=a&teklif=9')).toMatchObject({ type: 'all', filters: NO_FILTERS });
    expect(parseSearchQuery('?yayin=3')).toBeNull();
  });

  it('is removed when the search is written', () => {
    const search = parseSearchQuery('?nereden=a&nereye=b') ?? EMPTY_SEARCH;
    expect(withSearch(search, '?nereden=a&teklif=9&nereye=b')).toBe('?nereden=a&nereye=b');
    expect(withSearch(EMPTY_SEARCH, '?yayin=3')).toBe('');
  });
});
