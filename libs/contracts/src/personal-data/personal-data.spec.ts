import { PERSONAL_DATA } from './personal-data.js';

it('PERSONAL_DATA exports fields of each collection, or gives a reason', () => {
  const reasons = PERSONAL_DATA.map(({ exported }) => ('none' in exported ? exported.none : exported.fields));
  expect(reasons.filter(({ length }) => length === 0)).toEqual([]);
});
