import i18next from 'i18next';
import { api } from '../shared/api/api.js';
import type { FirebaseSession } from '../shared/auth/firebase-auth.js';
import { onSessionEnd } from '../shared/auth/session-end.js';
import { sessionChanged } from '../shared/auth/session-slice.js';
import { traceSession } from '../shared/auth/session-trace.js';
import { watchSession } from '../shared/auth/session-watch.js';
import { keepTokenFresh } from '../shared/auth/token-renewal.js';
import { showToast } from '../shared/toast/toast-store.js';
import { store } from './store.js';

/** Brings the identity provider's session into the store; who signs out leaves nothing in the cache, and is told why when it was not their own wish. */
export function followSession(session: FirebaseSession): void {
  onSessionEnd((reason) => {
    showToast({
      title: i18next.t('shared:toasts.error'),
      description: i18next.t(`shared:sessionEnd.${reason}`),
      look: 'destructive',
    });
  });
  keepTokenFresh(session);
  watchSession(session, (next) => {
    traceSession(next);
    const wasSignedIn = store.getState().session.status === 'signed-in';
    store.dispatch(sessionChanged(next));
    // Not for who never was: it would break off the calls of a submit that came before the first word of the session.
    if (wasSignedIn && next.status === 'signed-out') store.dispatch(api.util.resetApiState());
  });
}
