import { AdminActCursor } from '@rotadas/contracts/admin-acts/admin-act-page';
import { cursorOf, placeOf } from './act-cursor.js';

it('names the place of an act, and is read back as that', () => {
  const place = { at: 1_764_000_000_000, id: '0d8f6d8e-7c0e-4c39-9d9e-2f6b8a1c5e11' };
  expect(placeOf(AdminActCursor.parse(cursorOf(place)))).toEqual(place);
});
