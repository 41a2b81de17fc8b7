import { quantileOf } from './quantile.js';

const bounds = [1, 2, 4];

describe('a quantile of buckets', () => {
  it.each([
    [[0, 4, 4, 4], 0.5, 1.5],
    [[50, 90, 100, 100], 0.95, 3],
    [[1, 1, 1, 10], 0.99, 4], // more than the last bound
    [[0, 0, 0, 0], 0.99, null],
  ])('of %j at %d is %j', (counts, q, value) => expect(quantileOf([{ bounds, counts }], q)).toBe(value));

  it('is of all instances together, unless their bounds differ', () => {
    const one = { bounds, counts: [9, 9, 9, 9] };
    expect(quantileOf([one, { bounds, counts: [0, 0, 1, 1] }], 1)).toBe(4);
    expect(quantileOf([one, { bounds: [1, 2, 5], counts: [0, 0, 1, 1] }], 1)).toBe(1);
    expect(quantileOf([], 1)).toBeNull();
  });
});
