import { freshnessHoldsUntil, freshnessOf } from './position-age.js';

describe('freshnessOf', () => {
  it.each([
    [0, 'fresh'],
    [60_000, 'fresh'],
    [60_001, 'aging'],
    [300_000, 'aging'],
    [300_001, 'stale'],
  ])('after %d ms is %s', (age, freshness) => {
    expect(freshnessOf(1_000, 1_000 + age)).toBe(freshness);
  });

  it('tells until when a marker stays as it is', () => {
    for (const now of [1_000, 90_000]) {
      const until = freshnessHoldsUntil(0, now);
      expect(freshnessOf(0, until)).toBe(freshnessOf(0, now));
      expect(freshnessOf(0, until + 1)).not.toBe(freshnessOf(0, now));
    }
    expect(freshnessHoldsUntil(0, 400_000)).toBe(Infinity);
  });
});
