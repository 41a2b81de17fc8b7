import { allPassed, formatResults } from './checks.ts';

const LOST = {
  what: 'profile changes lost',
  total: '12 acknowledged',
  violations: ['a', 'b', 'c', 'd', 'e', 'f'],
};
const NONE = { what: 'reports lost', total: '3 acknowledged', violations: [] };

it('formatResults has a row for each check, and the first few examples', () => {
  expect(formatResults([LOST, NONE])).toEqual([
    'profile changes lost     6  of 12 acknowledged',
    ...['  - a', '  - b', '  - c', '  - d', '  - e'],
    'reports lost             0  of 3 acknowledged',
  ]);
});

it('allPassed is true if no check has violations', () => {
  expect([allPassed([NONE, NONE]), allPassed([NONE, LOST])]).toEqual([true, false]);
});
