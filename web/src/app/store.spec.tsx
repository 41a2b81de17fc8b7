import { api } from '../shared/api/api.js';
import { watchSession } from '../shared/auth/session-watch.js';
import { store } from './store.js';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ ownInbox: build.query<string, null>({ queryFn: () => ({ data: 'private' }) }) }),
});
const { select, initiate } = endpoints.ownInbox;

const cached = () => select(null)(store.getState()).data;

const auth = {
  currentUser: verified('ece'),
  onAuthStateChanged: (listener: () => void) => (notify = listener),
};
let notify: () => void = () => undefined;

function verified(uid: string) {
  return { uid, email: `${uid}@rotadas.example`, emailVerified: true };
}

function changeUser(uid: string | null): void {
  Object.assign(auth, { currentUser: uid === null ? null : verified(uid) });
  notify();
}

beforeEach(async () => {
  watchSession(auth);
  changeUser('ece');
  await store.dispatch(initiate(null));
  expect(cached()).toBe('private');
});

it.each([null, 'can'])('clears the cache when the session changes from ece to %s', (next) => {
  changeUser(next);
  expect(cached()).toBeUndefined();
});

it('keeps the cache when Firebase reports the same user again', () => {
  changeUser('ece');
  expect(cached()).toBe('private');
});
