import { slideOffset, swipeSteps } from './use-carousel.js';

it('places one slide on each side of the current one', () => {
  expect([0, 1, 2].map((index) => slideOffset(index, 0))).toEqual([0, 1, -1]);
  expect([0, 1, 2].map((index) => slideOffset(index, 1))).toEqual([-1, 0, 1]);
  expect([0, 1, 2].map((index) => slideOffset(index, 2))).toEqual([1, -1, 0]);
});

it.each([
  [50, 0],
  [-50, 0],
  [51, -1],
  [-51, 1],
])('maps a move of %i px to %i slides', (dx, steps) => {
  expect(swipeSteps(dx)).toBe(steps);
});
