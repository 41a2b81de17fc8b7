import { maxAttempts, retryDelay } from './retry-delays.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const FIRST_MS = 5 * SECOND;

describe('the retries of a delivery', () => {
  it('wait twice as long each time, up to five minutes', () => {
    const delays = [1, 2, 3, 6, 7, 8, 500].map((attempts) => retryDelay(attempts, FIRST_MS) / SECOND);
    expect(delays).toEqual([5, 10, 20, 160, 300, 300, 300]);
  });

  it('reach past an hour in which the mail server is away, and end after a day', () => {
    const attempts = maxAttempts(FIRST_MS);
    const waited = Array.from({ length: attempts - 1 }, (_, index) => retryDelay(index + 1, FIRST_MS));
    const total = waited.reduce((sum, delay) => sum + delay, 0);
    expect(total).toBeGreaterThanOrEqual(24 * HOUR);
    expect(total).toBeLessThan(25 * HOUR);
  });
});
