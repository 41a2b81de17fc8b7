import { jest } from '@jest/globals';
import { RecentlyUsed } from './recently-used.js';

it('keeps what was used last, and gives away the rest', () => {
  const onEvict = jest.fn();
  const kept = new RecentlyUsed<number>(2, onEvict);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect(onEvict.mock.calls).toEqual([['b', 2]]);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
});

it('a value that is replaced is given away to nobody', () => {
  const onEvict = jest.fn();
  const kept = new RecentlyUsed<number | null>(2, onEvict);
  kept.set('a', null);
  kept.set('b', 2);
  kept.set('a', 1);
  expect(onEvict).not.toHaveBeenCalled();
  expect(kept.get('a')).toBe(1);
});
