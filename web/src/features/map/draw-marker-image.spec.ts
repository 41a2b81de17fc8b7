import { RecentlyUsed, ringArcs } from './draw-marker-image.js';
import { jest } from '@jest/globals';

describe('ringArcs', () => {
  it('divides the full turn among the present types', () => {
    expect(ringArcs([0, 9, 3, 0, 0, 0, 0, 0, 0])).toEqual([
      { type: 'taxi', from: 0, to: 0.75 },
      { type: 'shuttle', from: 0.75, to: 1 },
    ]);
  });
});

it('evicts the least recently used value', () => {
  const onEvict = jest.fn();
  const cache = new RecentlyUsed<number>(2, onEvict);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(onEvict.mock.calls).toEqual([['b', 2]]);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

it('evicts at most every 30 s, so that values in use do not evict each other endlessly', () => {
  jest.useFakeTimers();
  const onEvict = jest.fn();
  const cache = new RecentlyUsed<number>(2, onEvict);
  for (const name of ['a', 'b', 'c']) cache.set(name, 0);
  cache.set('a', 0);
  cache.set('d', 0);
  expect(onEvict.mock.calls).toEqual([['a', 0]]);
  jest.advanceTimersByTime(30_000);
  cache.set('e', 0);
  expect(onEvict.mock.calls.map(([name]) => name)).toEqual(['a', 'b', 'c', 'a']);
  expect(cache.get('d')).toBe(0);
  jest.useRealTimers();
});

it('does not evict a replaced value', () => {
  const onEvict = jest.fn();
  const cache = new RecentlyUsed<number | null>(2, onEvict);
  cache.set('a', null);
  cache.set('b', 2);
  cache.set('a', 1);
  expect(onEvict).not.toHaveBeenCalled();
  expect(cache.get('a')).toBe(1);
});
