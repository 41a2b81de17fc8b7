import i18next from 'i18next';
import type { FirebaseSession } from '../shared/auth/firebase-auth.js';
import { onSessionEnd } from '../shared/auth/session-end.js';
import { traceSession } from '../shared/auth/session-trace.js';
import { onSession, watchSession } from '../shared/auth/session-watch.js';
import { keepTokenFresh } from '../shared/auth/token-renewal.js';
import { showToast } from '../shared/toast/toast-store.js';

/** Follows the identity provider's session; who signs out against their wish is told why. */
export function followSession(session: FirebaseSession): void {
  onSessionEnd((reason) => {
    showToast({
      title: i18next.t('shared:toasts.error'),
      description: i18next.t(`shared:sessionEnd.${reason}`),
      look: 'destructive',
    });
  });
  keepTokenFresh(session);
  watchSession(session);
  onSession(traceSession);
}
