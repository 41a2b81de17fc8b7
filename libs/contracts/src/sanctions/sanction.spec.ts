import { SanctionInput, SUSPENSION_DAYS_MAX } from './sanction.js';

const MINUTE_MS = 60_000;
const YEAR_MS = SUSPENSION_DAYS_MAX * 86_400_000;

describe('SanctionInput', () => {
  const isValid = (kind: SanctionInput['kind'], until?: number) =>
    SanctionInput.safeParse({ kind, reason: 'fraud', text: 'Dolandırdın.', until }).success;

  it.each([
    ['now', 0, false],
    ['in a minute', MINUTE_MS, true],
    ['within a year', YEAR_MS - MINUTE_MS, true],
    ['after a year', YEAR_MS + MINUTE_MS, false],
  ])('lets a suspension end %s: %s', (_when, inMs, valid) => {
    expect(isValid('suspension', Date.now() + inMs)).toBe(valid);
  });

  it('requires the end of a suspension, and allows none for the other kinds', () => {
    expect(isValid('suspension')).toBe(false);
    for (const kind of ['warning', 'ban'] as const)
      expect([isValid(kind), isValid(kind, Date.now() + MINUTE_MS)]).toEqual([true, false]);
  });
});
