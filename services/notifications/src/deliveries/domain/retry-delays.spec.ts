import { maxAttempts, retryDelay } from './retry-delays.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const FIRST_MS = 5 * SECOND;

describe('retryDelay', () => {
  it('doubles up to five minutes', () => {
    const delays = [1, 2, 3, 6, 7, 8, 500].map((attempts) => retryDelay(attempts, FIRST_MS) / SECOND);
    expect(delays).toEqual([5, 10, 20, 160, 300, 300, 300]);
  });

  it('bridges an outage of one hour, and gives up after a day', () => {
    const attempts = maxAttempts(FIRST_MS);
    const waited = Array.from({ length: attempts - 1 }, (_, index) => retryDelay(index + 1, FIRST_MS));
    const total = waited.reduce((sum, delay) => sum + delay, 0);
    expect(total).toBeGreaterThanOrEqual(24 * HOUR);
    expect(total).toBeLessThan(25 * HOUR);
  });
});
