import { isStale } from './last-seen.js';

describe('isStale', () => {
  const staleAfterMs = 900_000;

  it('is true for a provider without a position for too long', () => {
    expect(isStale(100_000, 1_000_000, staleAfterMs)).toBe(false);
    expect(isStale(99_999, 1_000_000, staleAfterMs)).toBe(true);
  });

  it('is false for a provider that Redis has lost', () => {
    expect(isStale(null, 1_000_000, staleAfterMs)).toBe(false);
  });
});
