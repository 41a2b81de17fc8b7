import '../zod-without-eval.js';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../shared/api/api.js';
import { sessionChanged } from '../shared/auth/session-slice.js';
import { onSession } from '../shared/auth/session-watch.js';
import { setAppBadge } from '../shared/badge/app-badge.js';
import { dropSubscription } from '../shared/push/push-subscription.js';
import { removeUserData } from '../shared/storage/user-keys.js';
import { createStore } from './create-store.js';

export const store = createStore();

setupListeners(store.dispatch);

// Signing out clears the cache, the user's data, the push subscription and the badge. A tab that
// misses the sign-out in another tab goes directly to the next user, so it clears its own cache.
onSession((next) => {
  const before = store.getState().session;
  store.dispatch(sessionChanged(next));
  if (next.status === 'signed-out') removeUserData();
  // Skipped if there was no session, since it would abort a submit that was sent before the first
  // event.
  if (before.status !== 'signed-in') return;
  if (next.status === 'signed-in' && next.uid === before.uid) return;
  store.dispatch(api.util.resetApiState());
  if (next.status !== 'signed-out') return;
  void dropSubscription();
  setAppBadge(0);
});
