import { jest } from '@jest/globals';
import { SanctionInput, SUSPENSION_DAYS_MAX } from './sanction.js';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const YEAR_MS = SUSPENSION_DAYS_MAX * 86_400_000;

describe('SanctionInput', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }));
  afterEach(() => void jest.useRealTimers());

  const isValid = (kind: SanctionInput['kind'], until?: number) =>
    SanctionInput.safeParse({ kind, reason: 'fraud', text: 'Dolandırdın.', until }).success;

  it('has a suspension end within a year', () => {
    const ends = [NOW, NOW + 1, NOW + YEAR_MS, NOW + YEAR_MS + 1, undefined];
    expect(ends.map((until) => isValid('suspension', until))).toEqual([false, true, true, false, false]);
  });

  it.each(['warning', 'ban'] as const)('has no end of a %s', (kind) => {
    expect([isValid(kind), isValid(kind, NOW + 1)]).toEqual([true, false]);
  });
});
