import { backOffMs } from './back-off.ts';

describe('backing off', () => {
  it('waits at least for Retry-After', () => {
    expect(backOffMs(1, 5, 0)).toBe(5_000);
  });

  it('doubles with each failure, up to half a minute', () => {
    expect([1, 2, 3, 20].map((failures) => backOffMs(failures, undefined, 1))).toEqual([
      1_000, 2_000, 4_000, 30_000,
    ]);
  });

  it('adds jitter', () => {
    expect(backOffMs(3, undefined, 0)).toBeLessThan(backOffMs(3, undefined, 0.9));
  });
});
