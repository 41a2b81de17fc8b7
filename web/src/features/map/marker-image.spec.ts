import { RecentlyUsed, ringArcs } from './marker-image.js';
import { jest } from '@jest/globals';

describe('ringArcs', () => {
  it('shares the whole turn among the types that are there', () => {
    expect(ringArcs([0, 9, 3, 0, 0, 0, 0, 0, 0])).toEqual([
      { type: 'taxi', from: 0, to: 0.75 },
      { type: 'shuttle', from: 0.75, to: 1 },
    ]);
  });
});

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

it('evicts every 30 s at most, so that more values than it keeps cannot evict each other for ever', () => {
  jest.useFakeTimers();
  const onEvict = jest.fn();
  const kept = new RecentlyUsed<number>(2, onEvict);
  for (const name of ['a', 'b', 'c']) kept.set(name, 0);
  kept.set('a', 0);
  kept.set('d', 0);
  expect(onEvict.mock.calls).toEqual([['a', 0]]);
  jest.advanceTimersByTime(30_000);
  kept.set('e', 0);
  expect(onEvict.mock.calls.map(([name]) => name)).toEqual(['a', 'b', 'c', 'a']);
  expect(kept.get('d')).toBe(0);
  jest.useRealTimers();
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
