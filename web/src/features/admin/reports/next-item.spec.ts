import { nextItem } from './next-item.js';

const keys = ['ArrowUp', 'ArrowDown'] as const;
const to = (key: string) => nextItem([1, 2, 3], 2, key, keys);

it('moves to the previous, next, first and last item', () => {
  expect([to('ArrowUp'), to('ArrowDown'), to('Home'), to('End')]).toEqual([1, 3, 1, 3]);
});

it('stays at the ends and ignores other keys', () => {
  expect(nextItem([1, 2, 3], 1, 'ArrowUp', keys)).toBe(1);
  expect(nextItem([1, 2, 3], 3, 'ArrowDown', keys)).toBe(3);
  expect(to('ArrowLeft')).toBeUndefined();
});
