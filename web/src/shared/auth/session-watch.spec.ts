import { sessionOf } from './session-watch.js';

it('counts an unverified account as signed out', () => {
  expect(sessionOf({ uid: 'u', email: 'a@b.co', emailVerified: false })).toEqual({ status: 'signed-out' });
  expect(sessionOf(null)).toEqual({ status: 'signed-out' });
});

it('knows a verified user', () => {
  expect(sessionOf({ uid: 'u', email: 'a@b.co', emailVerified: true })).toEqual({
    status: 'signed-in',
    uid: 'u',
    email: 'a@b.co',
  });
});
