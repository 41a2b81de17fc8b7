import { backoffDelay } from './backoff.js';

describe('backoffDelay', () => {
  it('doubles up to a limit and then stays there', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 1_000].map((failures) => backoffDelay(failures, undefined, () => 1));
    expect(delays).toEqual([200, 400, 800, 1_600, 3_200, 4_000, 4_000, 4_000]);
  });

  it('is spread by a jitter of up to a quarter', () => {
    expect(backoffDelay(1, undefined, () => 0)).toBe(150);
  });
});
