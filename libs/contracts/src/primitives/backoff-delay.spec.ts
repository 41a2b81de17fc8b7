import { backoffDelay } from './backoff-delay.js';

const BACKOFF = { firstMs: 200, maxMs: 4_000, jitter: 0.25 };

describe('backoffDelay', () => {
  it('doubles up to a maximum', () => {
    const delays = [0, 1, 2, 3, 4, 5, 6, 1_000].map((failures) => backoffDelay(failures, BACKOFF, () => 1));
    expect(delays).toEqual([200, 200, 400, 800, 1_600, 3_200, 4_000, 4_000]);
  });

  it('has the given jitter', () => {
    expect(backoffDelay(1, BACKOFF, () => 0)).toBe(150);
  });
});
