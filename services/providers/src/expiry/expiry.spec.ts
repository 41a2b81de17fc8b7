import { decideSweep, endOf, isOver } from './expiry.js';

describe('endOf', () => {
  it('adds the minutes of the duration', () => {
    expect(endOf(15, 1_000)).toBe(901_000);
    expect(endOf(360, 0)).toBe(21_600_000);
  });

  it('is never for always', () => {
    expect(endOf('always', 1_000)).toBeNull();
  });
});

describe('isOver', () => {
  it('holds from the end on', () => {
    expect(isOver(1_000, 999)).toBe(false);
    expect(isOver(1_000, 1_000)).toBe(true);
  });

  it('never holds for an offer without an end', () => {
    expect(isOver(null, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});

describe('decideSweep', () => {
  const staleAfterMs = 900_000;

  it('leaves a provider that sent a position lately', () => {
    expect(decideSweep(100_000, 1_000_000, staleAfterMs)).toBe('leave');
  });

  it('ends a provider that sent none for too long', () => {
    expect(decideSweep(99_999, 1_000_000, staleAfterMs)).toBe('end');
  });

  it('watches a provider that Redis knows nothing of', () => {
    expect(decideSweep(null, 1_000_000, staleAfterMs)).toBe('watch');
  });
});
