import { allHold, findingLines } from './checks.ts';

const LOST = { what: 'profile changes lost', of: '12 acknowledged', faults: ['a', 'b', 'c', 'd', 'e', 'f'] };
const NONE = { what: 'reports lost', of: '3 acknowledged', faults: [] };

describe('findingLines', () => {
  it('has a row for each finding, and the first few examples', () => {
    expect(findingLines([LOST, NONE])).toEqual([
      'profile changes lost     6  of 12 acknowledged',
      ...['  - a', '  - b', '  - c', '  - d', '  - e'],
      'reports lost             0  of 3 acknowledged',
    ]);
  });
});

describe('allHold', () => {
  it('does where nothing speaks against any', () => {
    expect(allHold([NONE, NONE])).toBe(true);
    expect(allHold([NONE, LOST])).toBe(false);
  });
});
