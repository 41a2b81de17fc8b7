import { nextSession } from './provider-record.js';

describe('nextSession', () => {
  it('is the time for the first session', () => {
    expect(nextSession(undefined, 1_000)).toBe(1_000);
  });

  it('is the time when the last session is over for long', () => {
    expect(nextSession(900, 1_000)).toBe(1_000);
  });

  it('grows within one millisecond and when the clock goes back', () => {
    expect(nextSession(1_000, 1_000)).toBe(1_001);
    expect(nextSession(5_000, 1_000)).toBe(5_001);
  });
});
