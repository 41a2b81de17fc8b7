import { isStale } from './last-seen.js';

describe('isStale', () => {
  const staleAfterMs = 900_000;

  it('holds for a provider that sent no position for too long', () => {
    expect(isStale(100_000, 1_000_000, staleAfterMs)).toBe(false);
    expect(isStale(99_999, 1_000_000, staleAfterMs)).toBe(true);
  });

  it('does not hold for a provider that Redis knows nothing of', () => {
    expect(isStale(null, 1_000_000, staleAfterMs)).toBe(false);
  });
});
