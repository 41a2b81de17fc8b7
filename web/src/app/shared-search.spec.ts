import { MAP_ADDRESS } from '@rotadas/contracts/matching/map-link';
import { isSharedSearch } from './shared-search.js';

const { departure, ...shared } = MAP_ADDRESS;

it.each(Object.values(shared))('%s belongs to a shared search', (name) => {
  expect(isSharedSearch(`?${name}=1`)).toBe(true);
  expect(isSharedSearch(`?utm=1&${name}=1`)).toBe(true);
});

it.each(['', '?utm=nereden', '?nereden', `?${departure}=5`, `?nereden=Ankara&${departure}=5`])(
  'a stranger cannot open "%s"',
  (query) => {
    expect(isSharedSearch(query)).toBe(false);
  },
);
