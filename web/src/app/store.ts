import '../zod-without-eval.js';
import { setupListeners } from '@reduxjs/toolkit/query';
import { LAST_OFFER_KEY } from '../features/providing/offer-keys.js';
import { api } from '../shared/api/api.js';
import { sessionChanged } from '../shared/auth/session-slice.js';
import { onSession } from '../shared/auth/session-watch.js';
import { setAppBadge } from '../shared/badge/app-badge.js';
import { dropSubscription } from '../shared/push/push-subscription.js';
import { deviceStorage } from '../shared/storage/browser-storage.js';
import { createStore } from './create-store.js';

/** The app's one store. */
export const store = createStore();

setupListeners(store.dispatch);

// Who signs out leaves nothing in the cache, nor the last offer in the browser.
onSession((next) => {
  const wasSignedIn = store.getState().session.status === 'signed-in';
  store.dispatch(sessionChanged(next));
  if (next.status === 'signed-out') deviceStorage.remove(LAST_OFFER_KEY);
  // Not for who never was: it would break off the calls of a submit that came before the first word
  // of the session.
  if (!wasSignedIn || next.status !== 'signed-out') return;
  store.dispatch(api.util.resetApiState());
  void dropSubscription(); // nor comes anything for them to this browser
  setAppBadge(0);
});
