import { filterUnlessAll } from './use-home-results.js';

it('does not copy a list of which all items pass', () => {
  const items = [1, 2, 3];
  expect(filterUnlessAll(items, (item) => item > 0)).toBe(items);
  expect(filterUnlessAll(items, (item) => item > 1)).toEqual([2, 3]);
});
