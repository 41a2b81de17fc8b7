import { toPlaceEntry, NO_ENTRY } from '../../shared/places/chosen-place.js';
import { NO_FILTERS } from './filters.js';
import { parseSearch, type RecentRoute, searchKey, searchText, withRecentRoute } from './search-storage.js';
import { EMPTY_SEARCH } from './search.js';

const ankara = { id: 'province-6', name: 'Ankara', latitude: 39.92, longitude: 32.85 };

const stored = (id: string, route?: object, filters?: object) =>
  JSON.stringify({ serviceType: { id, label: 'x' }, route, filters });

it('reads a search as it was stored', () => {
  const route = { from: toPlaceEntry(ankara), to: { text: 'Eskişehir', place: null } };
  const search = { ...EMPTY_SEARCH, type: 'taxi', route, filters: { ...NO_FILTERS, seats: 2 } } as const;
  const text = searchText(search, 'Taksi');
  expect(JSON.parse(text)).toMatchObject({
    serviceType: { id: 'taxi', label: 'Taksi' },
    route: { from: 'Ankara', to: 'Eskişehir' },
  });
  expect(parseSearch(text)).toEqual(search);
});

it('reads the format of the specification, whose places are texts', () => {
  expect(parseSearch(stored('taxi', { from: 'Ankara', to: '' }))).toEqual({
    ...EMPTY_SEARCH,
    type: 'taxi',
    route: { from: { text: 'Ankara', place: null }, to: NO_ENTRY },
  });
});

it('reads an invalid place, or one with another text, as a text', () => {
  const parsed = (fromPlace: unknown) =>
    parseSearch(stored('all', { from: 'Ankara', to: '', fromPlace }, { seats: 'two' }));
  expect(parsed({ ...ankara, latitude: 400 }).route.from).toEqual({ text: 'Ankara', place: null });
  expect(parsed({ ...ankara, name: 'Konya' }).route.from).toEqual({ text: 'Ankara', place: null });
  expect(parsed(ankara)).toEqual({ ...EMPTY_SEARCH, route: { from: toPlaceEntry(ankara), to: NO_ENTRY } });
});

it('stores the search of each user under its own key', () => {
  expect(searchKey('a')).not.toBe(searchKey('b'));
  expect(searchKey('a')).toMatch(/a$/);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown type', stored('rocket', { from: '', to: '' })],
  ['a type from the prototype', stored('constructor', { from: '', to: '' })],
  ['a route of numbers', stored('taxi', { from: 1, to: 2 })],
  ['no route', stored('taxi')],
  ['a place of a million letters', stored('taxi', { from: 'a'.repeat(1e6), to: '' })],
])('reads %s in the storage as no search', (_case, text) => {
  expect(parseSearch(text)).toEqual(EMPTY_SEARCH);
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
