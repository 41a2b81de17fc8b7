import { freshnessValidUntil, toFreshness, isOutdated, outdatedMinutes } from './position-age.js';

describe('toFreshness', () => {
  it.each([
    [0, 'fresh'],
    [60_000, 'fresh'],
    [60_001, 'aging'],
    [300_000, 'aging'],
    [300_001, 'stale'],
  ])('after %d ms is %s', (age, freshness) => {
    expect(toFreshness(1_000, 1_000 + age)).toBe(freshness);
  });
});

describe('a position', () => {
  it.each([
    [0, 0],
    [119_999, 0],
    [120_000, 2],
    [200_000, 3],
    [400_000, 6],
  ])('that is %d ms old is %d minutes late', (age, minutes) => {
    expect(outdatedMinutes(1_000, 1_000 + age)).toBe(minutes);
    expect(isOutdated(1_000, 1_000 + age)).toBe(minutes > 0);
  });

  it('returns until when its marker does not change', () => {
    const shown = (now: number) => [toFreshness(0, now), outdatedMinutes(0, now)];
    for (const now of [0, 1_000, 90_000, 119_999, 120_000, 250_000, 300_000, 301_000, 400_000]) {
      const until = freshnessValidUntil(0, now);
      expect(shown(until)).toEqual(shown(now));
      expect(shown(until + 1)).not.toEqual(shown(now));
    }
  });
});
