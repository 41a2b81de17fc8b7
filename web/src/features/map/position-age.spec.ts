import { freshnessOf } from './position-age.js';

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
});
