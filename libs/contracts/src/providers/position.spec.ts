import { isOvertaken, OVERTAKING_MAX_MS } from './position.js';

describe('isOvertaken', () => {
  it('is true for a position older than the known one', () => {
    expect(isOvertaken({ at: 4_000 }, 5_000)).toBe(true);
    expect(isOvertaken({ at: 5_000 }, 5_000)).toBe(false);
    expect(isOvertaken({ at: 6_000 }, 5_000)).toBe(false);
  });

  it('is false if a time is unknown', () => {
    expect(isOvertaken({ at: null }, 5_000)).toBe(false);
    expect(isOvertaken({ at: 1 }, null)).toBe(false);
  });

  it('is false for a time so old that the clock must have been set back', () => {
    const known = 10 * OVERTAKING_MAX_MS;
    expect(isOvertaken({ at: known - OVERTAKING_MAX_MS }, known)).toBe(true);
    expect(isOvertaken({ at: known - OVERTAKING_MAX_MS - 1 }, known)).toBe(false);
  });

  it('is true for an older position of a device, whose clock is right', () => {
    const known = 10 * OVERTAKING_MAX_MS;
    expect(isOvertaken({ at: 1, isFromDevice: true }, known)).toBe(true);
    expect(isOvertaken({ at: known, isFromDevice: true }, known)).toBe(false);
  });
});
