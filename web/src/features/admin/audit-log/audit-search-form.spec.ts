import { areDatesSwapped, EMPTY_AUDIT_SEARCH, toFilter, isUserIdValid } from './audit-search-form.js';

describe('audit log search', () => {
  it('covers whole days in Türkiye, including the last one', () => {
    const search = { userId: ' 12 ', kind: 'queue-change', from: '2026-11-22', until: '2026-11-23' } as const;
    expect(toFilter(search)).toEqual({
      userId: 12,
      kind: 'queue-change',
      from: Date.parse('2026-11-21T21:00:00Z'),
      until: Date.parse('2026-11-23T21:00:00Z'),
    });
  });

  it('omits an invalid user id', () => {
    expect(['', '7', ' 12 '].every(isUserIdValid)).toBe(true);
    expect(['0', '-1', 'ayşe', '1e3', '1'.repeat(16)].some(isUserIdValid)).toBe(false);
    expect(toFilter({ ...EMPTY_AUDIT_SEARCH, userId: 'ayşe' })).toEqual({});
  });

  it('omits dates in the wrong order; a single day is in order', () => {
    const day = { ...EMPTY_AUDIT_SEARCH, from: '2026-11-22', until: '2026-11-22' };
    expect(areDatesSwapped(day)).toBe(false);
    expect(areDatesSwapped({ ...day, from: '' })).toBe(false);
    const swapped = { ...day, from: '2026-11-23' };
    expect(areDatesSwapped(swapped)).toBe(true);
    expect(toFilter(swapped)).toEqual({});
  });
});
