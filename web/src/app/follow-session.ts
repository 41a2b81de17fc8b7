import { api } from '../shared/api/api.js';
import type { FirebaseSession } from '../shared/auth/firebase-auth.js';
import { sessionChanged } from '../shared/auth/session-slice.js';
import { watchSession } from '../shared/auth/session-watch.js';
import { store } from './store.js';

/** Brings the identity provider's session into the store; who signs out leaves nothing in the cache. */
export function followSession(session: FirebaseSession): void {
  watchSession(session, (next) => {
    store.dispatch(sessionChanged(next));
    if (next.status === 'signed-out') store.dispatch(api.util.resetApiState());
  });
}
