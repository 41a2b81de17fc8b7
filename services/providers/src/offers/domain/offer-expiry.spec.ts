import { offerEnd, isOver } from './offer-expiry.js';

describe('offerEnd', () => {
  it('adds the minutes of the duration', () => {
    expect(offerEnd(15, 1_000)).toBe(901_000);
    expect(offerEnd(360, 0)).toBe(21_600_000);
  });

  it('is null for always', () => {
    expect(offerEnd('always', 1_000)).toBeNull();
  });
});

describe('isOver', () => {
  it('is true from the end on', () => {
    expect(isOver(1_000, 999)).toBe(false);
    expect(isOver(1_000, 1_000)).toBe(true);
  });

  it('is false for an offer without an end', () => {
    expect(isOver(null, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});
