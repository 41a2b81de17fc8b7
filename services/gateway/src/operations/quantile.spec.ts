import { addBuckets, quantileOf } from './quantile.js';

const bounds = [1, 2, 4];

describe('a quantile of buckets', () => {
  it('lies in its bucket as far as its rank does', () => {
    expect(quantileOf({ bounds, counts: [0, 4, 0, 0] }, 0.5)).toBe(1.5);
    expect(quantileOf({ bounds, counts: [50, 40, 10, 0] }, 0.95)).toBe(3);
  });

  it('is the last bound where it exceeds that, and none where nothing was counted', () => {
    expect(quantileOf({ bounds, counts: [1, 0, 0, 9] }, 0.99)).toBe(4);
    expect(quantileOf({ bounds, counts: [0, 0, 0, 0] }, 0.99)).toBeNull();
  });

  it('is of all copies together once their buckets are added, unless their bounds differ', () => {
    const one = { bounds, counts: [9, 0, 0, 0] };
    const sum = addBuckets(one, { bounds, counts: [0, 0, 1, 0] });
    expect(sum).toEqual({ bounds, counts: [9, 0, 1, 0] });
    expect(addBuckets(one, { bounds: [1, 2, 5], counts: [0, 0, 1, 0] })).toEqual(one);
  });
});
