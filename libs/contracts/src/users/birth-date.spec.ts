import { isBirthDate, isProviderAge } from './birth-date.js';
import { turkishDay } from '../primitives/timestamp.js';

const NOON = Date.parse('2026-11-22T09:00:00Z');
/** The 23rd in Türkiye. */
const LATE = Date.parse('2026-11-22T21:30:00Z');

describe('isBirthDate', () => {
  it.each(['1900-01-01', '1990-05-17', '2024-02-29', '2026-11-22'])('accepts %s', (day) => {
    expect(isBirthDate(day, NOON)).toBe(true);
  });

  it.each(['1899-12-31', '0001-01-01', '2026-11-23', '2031-01-01', '9999-12-31', '2025-02-29', 'dün', ''])(
    'rejects %j',
    (day) => {
      expect(isBirthDate(day, NOON)).toBe(false);
    },
  );

  it('uses the calendar day in Türkiye', () => {
    expect(turkishDay(LATE)).toBe('2026-11-23');
    expect(isBirthDate('2026-11-23', LATE)).toBe(true);
  });
});

describe('isProviderAge', () => {
  it('is true from the eighteenth birthday on', () => {
    expect(isProviderAge('2008-11-22', NOON)).toBe(true);
    expect(isProviderAge('2008-11-23', NOON)).toBe(false);
    expect(isProviderAge('2008-11-23', LATE)).toBe(true);
  });

  it('is true from 1 March on for a birth on 29 February', () => {
    expect(isProviderAge('2008-02-29', Date.parse('2026-02-28T12:00:00Z'))).toBe(false);
    expect(isProviderAge('2008-02-29', Date.parse('2026-03-01T12:00:00Z'))).toBe(true);
  });
});
