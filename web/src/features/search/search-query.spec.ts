import { toPlaceEntry, NO_ENTRY } from '../../shared/places/chosen-place.js';
import { parseMapLink, withQuery, parseRouteQuery, withoutLink } from './search-query.js';

const kadikoy = { id: 'district-1421', name: 'Kadıköy, İstanbul', latitude: 40.99, longitude: 29.03 };
const point = { id: null, name: 'Kızılay yakını', latitude: 39.92001, longitude: 32.85 };

it('round-trips a route and keeps other parameters', () => {
  const route = { from: toPlaceEntry(kadikoy), to: toPlaceEntry(point) };
  const query = withQuery(route, '?edit=true&nereden=eski');
  expect(new URLSearchParams(query).get('edit')).toBe('true');
  expect(new URLSearchParams(query).get('nereden')).toBe('Kadıköy, İstanbul@40.99000,29.03000@district-1421');
  expect(parseRouteQuery(query)).toEqual(route);
});

it('has no parameters for an empty route', () => {
  expect(withQuery({ from: NO_ENTRY, to: NO_ENTRY }, '?nereden=a&nereye=b')).toBe('');
  expect(parseRouteQuery('?edit=true')).toBeNull();
});

it('reads a name alone as a text', () => {
  expect(parseRouteQuery('?nereye=Kad%C4%B1k%C3%B6y')).toEqual({
    from: NO_ENTRY,
    to: { text: 'Kadıköy', place: null },
  });
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
])('ignores %s', (_, text) => {
  expect(parseRouteQuery(`?${new URLSearchParams({ nereden: text })}`)?.from).toEqual(NO_ENTRY);
});

it('cuts a text that is too long', () => {
  expect(parseRouteQuery(`?nereden=${'a'.repeat(5_000)}`)?.from.text).toHaveLength(100);
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

  it('is removed from the query, and nothing else is', () => {
    expect(withoutLink('?nereden=a&teklif=9&nereye=b')).toBe('?nereden=a&nereye=b');
    expect(withoutLink('?yayin=3')).toBe('');
  });
});
