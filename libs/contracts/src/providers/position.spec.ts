import { isOvertaken, OVERTAKING_MAX_MS } from './position.js';

describe('isOvertaken', () => {
  it('is true for a position older than the known one', () => {
    expect(isOvertaken(4_000, 5_000)).toBe(true);
    expect(isOvertaken(5_000, 5_000)).toBe(false);
    expect(isOvertaken(6_000, 5_000)).toBe(false);
  });

  it('is false if a time is unknown', () => {
    expect(isOvertaken(null, 5_000)).toBe(false);
    expect(isOvertaken(1, null)).toBe(false);
  });

  it('is false for a time so old that the clock must have been set back', () => {
    const known = 10 * OVERTAKING_MAX_MS;
    expect(isOvertaken(known - OVERTAKING_MAX_MS, known)).toBe(true);
    expect(isOvertaken(known - OVERTAKING_MAX_MS - 1, known)).toBe(false);
  });
});
