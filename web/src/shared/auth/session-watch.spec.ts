import { toSession } from './session-watch.js';

it('treats an unverified account as signed out', () => {
  expect(toSession({ uid: 'u', email: 'a@b.co', emailVerified: false })).toEqual({ status: 'signed-out' });
  expect(toSession(null)).toEqual({ status: 'signed-out' });
});

it('recognises a verified user', () => {
  expect(toSession({ uid: 'u', email: 'a@b.co', emailVerified: true })).toEqual({
    status: 'signed-in',
    uid: 'u',
    email: 'a@b.co',
  });
});
