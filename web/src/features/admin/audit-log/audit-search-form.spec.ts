import { EMPTY_SEARCH, toFilter, isPersonValid } from './audit-search-form.js';

describe('the search of acts', () => {
  it('asks for nothing in particular where nothing is given', () => {
    expect(toFilter(EMPTY_SEARCH)).toEqual({});
  });

  it('takes whole days of Türkiye, the last one included', () => {
    const search = { person: ' 12 ', kind: 'queue-change', from: '2026-11-22', until: '2026-11-23' } as const;
    expect(toFilter(search)).toEqual({
      person: 12,
      kind: 'queue-change',
      from: Date.parse('2026-11-21T21:00:00Z'),
      until: Date.parse('2026-11-23T21:00:00Z'),
    });
  });

  it('knows which number of a person is one', () => {
    expect(['', '7', ' 12 '].every(isPersonValid)).toBe(true);
    expect(['0', '-1', 'ayşe', '1e3', '1'.repeat(16)].some(isPersonValid)).toBe(false);
    expect(toFilter({ ...EMPTY_SEARCH, person: 'ayşe' })).toEqual({});
  });
});
