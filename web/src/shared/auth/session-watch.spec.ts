import { onSession, toSession, watchSession, withPausedSession } from './session-watch.js';

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

it('keeps resolving if a task fails before Firebase has looked up the user', async () => {
  const statuses: string[] = [];
  onSession(({ status }) => statuses.push(status));
  let onLookup: () => void = () => undefined;
  const currentUser = { uid: 'u', email: 'a@b.co', emailVerified: true };
  watchSession({ currentUser, onAuthStateChanged: (listener) => (onLookup = listener) });
  await expect(withPausedSession(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(new Set(statuses)).toEqual(new Set(['resolving']));
  onLookup();
  expect(statuses.at(-1)).toBe('signed-in');
});
