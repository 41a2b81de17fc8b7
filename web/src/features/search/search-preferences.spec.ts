import { parseSearch, searchKey, searchText } from './search-preferences.js';
import { ANYTHING } from './search.js';

it('comes back as it was kept', () => {
  const search = { type: 'taxi', route: { from: 'Ankara', to: 'Eskişehir' } } as const;
  const text = searchText(search, 'Taksi');
  expect(JSON.parse(text)).toEqual({
    serviceType: { id: 'taxi', label: 'Taksi' },
    route: { from: 'Ankara', to: 'Eskişehir' },
  });
  expect(parseSearch(text)).toEqual(search);
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
