import { entryOf, NO_ENTRY } from '../../shared/places/chosen-place.js';
import { NO_FILTERS } from './filters.js';
import { parseSearch, type RecentRoute, searchKey, searchText, withRecentRoute } from './search-storage.js';
import { ANYTHING } from './search.js';

const ankara = { id: 'province-6', name: 'Ankara', latitude: 39.92, longitude: 32.85 };

it('comes back as it was kept', () => {
  const route = { from: entryOf(ankara), to: { text: 'Eskişehir', place: null } };
  const search = { type: 'taxi', route, filters: { ...NO_FILTERS, seats: 2 } } as const;
  const text = searchText(search, 'Taksi');
  expect(JSON.parse(text)).toMatchObject({
    serviceType: { id: 'taxi', label: 'Taksi' },
    route: { from: 'Ankara', to: 'Eskişehir' },
  });
  expect(parseSearch(text)).toEqual(search);
});

it('reads what the specification has alone, and asks back the texts in it', () => {
  const kept = { serviceType: { id: 'taxi', label: 'Taksi' }, route: { from: 'Ankara', to: '' } };
  expect(parseSearch(JSON.stringify(kept))).toEqual({
    type: 'taxi',
    route: { from: { text: 'Ankara', place: null }, to: NO_ENTRY },
    filters: NO_FILTERS,
  });
});

it('takes a place that is none, or one of another text, for a text alone', () => {
  const kept = (fromPlace: unknown) =>
    parseSearch(
      JSON.stringify({
        serviceType: { id: 'all', label: '' },
        route: { from: 'Ankara', to: '', fromPlace },
        filters: { seats: 'two' },
      }),
    );
  expect(kept({ ...ankara, latitude: 400 }).route.from).toEqual({ text: 'Ankara', place: null });
  expect(kept({ ...ankara, name: 'Konya' }).route.from).toEqual({ text: 'Ankara', place: null });
  expect(kept(ankara)).toEqual({ ...ANYTHING, route: { from: entryOf(ankara), to: NO_ENTRY } });
});

it('keeps the search of each user apart', () => {
  expect(searchKey('a')).not.toBe(searchKey('b'));
  expect(searchKey('a')).toMatch(/a$/);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown kind', '{"serviceType":{"id":"rocket","label":"x"},"route":{"from":"","to":""}}'],
  [
    'a kind from the prototype',
    '{"serviceType":{"id":"constructor","label":"x"},"route":{"from":"","to":""}}',
  ],
  ['a route of numbers', '{"serviceType":{"id":"taxi","label":"x"},"route":{"from":1,"to":2}}'],
  ['no route', '{"serviceType":{"id":"taxi","label":"x"}}'],
  [
    'a place of a million letters',
    `{"serviceType":{"id":"taxi","label":""},"route":{"from":"${'a'.repeat(1e6)}","to":""}}`,
  ],
])('reads %s in the storage as no search', (_what, stored) => {
  expect(parseSearch(stored)).toEqual(ANYTHING);
});

it('keeps the newest routes first, each once, and five at most', () => {
  const place = (name: string) => ({ id: null, name, latitude: 40, longitude: 30 });
  const route = (from: string, to: string): RecentRoute => ({ from: place(from), to: place(to) });
  const names = (routes: readonly RecentRoute[]) => routes.map(({ from, to }) => `${from.name}-${to.name}`);
  const searched = ['A', 'B', 'C', 'D', 'E', 'F', 'B'];
  const routes = searched.reduce<RecentRoute[]>((last, to) => withRecentRoute(last, route('Ankara', to)), []);
  expect(names(routes)).toEqual(['Ankara-B', 'Ankara-F', 'Ankara-E', 'Ankara-D', 'Ankara-C']);
  expect(names(withRecentRoute(routes, route('B', 'Ankara')))[0]).toBe('B-Ankara');
});
