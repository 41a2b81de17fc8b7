import { isOvertaken, OVERTAKING_MAX_MS } from './position.js';

describe('isOvertaken', () => {
  it('drops a position that arrives after a newer one of the same device', () => {
    expect(isOvertaken(4_000, 5_000)).toBe(true);
    expect(isOvertaken(5_000, 5_000)).toBe(false);
    expect(isOvertaken(6_000, 5_000)).toBe(false);
  });

  it('keeps a position whose time, or that of the one before, nobody said', () => {
    expect(isOvertaken(null, 5_000)).toBe(false);
    expect(isOvertaken(1, null)).toBe(false);
  });

  it('takes a time that is far back as a clock that was set back, not as a late position', () => {
    const known = 10 * OVERTAKING_MAX_MS;
    expect(isOvertaken(known - OVERTAKING_MAX_MS, known)).toBe(true);
    expect(isOvertaken(known - OVERTAKING_MAX_MS - 1, known)).toBe(false);
  });
});
