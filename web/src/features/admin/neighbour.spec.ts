import { nextReport } from './neighbour.js';

const keys = ['ArrowUp', 'ArrowDown'] as const;
const to = (key: string) => nextReport([1, 2, 3], 2, key, keys);

it('goes to the one before and the one after, the first and the last', () => {
  expect([to('ArrowUp'), to('ArrowDown'), to('Home'), to('End')]).toEqual([1, 3, 1, 3]);
});

it('stays at the ends, and goes nowhere with other keys', () => {
  expect(nextReport([1, 2, 3], 1, 'ArrowUp', keys)).toBe(1);
  expect(nextReport([1, 2, 3], 3, 'ArrowDown', keys)).toBe(3);
  expect(to('ArrowLeft')).toBeUndefined();
});
