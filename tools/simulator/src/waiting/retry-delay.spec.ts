import { ApiError } from '../api/api-error.ts';
import { retryDelay } from './retry-delay.ts';

describe('retryDelay', () => {
  it('begins after Retry-After', () => {
    expect(retryDelay(new ApiError(503, 'service-unavailable', '', 5), 1)).toBeGreaterThan(5_000);
  });

  it('grows with each failure, up to half a minute', () => {
    expect(retryDelay(new TypeError(), 1)).toBeLessThanOrEqual(1_000);
    expect(retryDelay(new TypeError(), 20)).toBeGreaterThanOrEqual(15_000);
    expect(retryDelay(new TypeError(), 20)).toBeLessThanOrEqual(30_000);
  });
});
