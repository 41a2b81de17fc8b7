import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import i18next from 'i18next';
import { returnFromGoogle } from '../features/sign-in/google-sign-in.js';
import { startAnalytics } from '../shared/analytics/track.js';
import {
  FirebaseConfigMissing,
  type FirebaseSession,
  connectFirebase,
  preloadFirebase,
} from '../shared/auth/firebase-auth.js';
import { isGoogleReturn } from '../shared/auth/google-return.js';
import { onBotCheckRequired } from '../shared/auth/repeat-bot-check.js';
import { onSessionEnd, type SessionEnd } from '../shared/auth/session-end.js';
import { rememberSession } from '../shared/auth/remember-session.js';
import { onSession, watchSession, withPausedSession } from '../shared/auth/session-watch.js';
import { keepTokenFresh } from '../shared/auth/token-renewal.js';
import { loadPublicConfig } from '../shared/config/public-config.js';
import { onceLoaded } from '../shared/loading/once-loaded.js';
import { logError, logInfo } from '../shared/log/log.js';
import { showError } from '../shared/toast/toast-store.js';
import { passBotCheck } from './pass-bot-check.js';
import { loadSignInCalls } from './sign-in-calls.js';
import './app.tr.js';

export const startOnce = onceLoaded(start);

async function start(): Promise<PublicConfig> {
  preloadFirebase();
  try {
    const config = await loadPublicConfig();
    const session = await connectFirebase(config, i18next.t('app:unconfigured.title'));
    if (isGoogleReturn()) void completeGoogleReturn();
    connectSession(session);
    startAnalytics(config.firebase?.measurementId);
    const { projectId, authDomain } = config.firebase ?? {};
    const emailSignIn = 'signInWithEmailAndPassword' in session.sdk;
    logInfo('Firebase', { projectId, authDomain, auth: true, emailSignIn });
    return config;
  } catch (error) {
    const missing = error instanceof FirebaseConfigMissing;
    logError(missing ? i18next.t('app:unconfigured.log') : 'startup failed', error);
    throw error;
  }
}

/** Completes the sign-in before any screen reacts to the session. */
async function completeGoogleReturn(): Promise<void> {
  try {
    await withPausedSession(() => returnFromGoogle(loadSignInCalls));
  } catch (error) {
    logError('completing the Google sign-in failed', error);
  }
}

/**
 * `watchSession` publishes Firebase's session to two listeners of `onSession`. `rememberSession`
 * stores on the device that a session exists. The Redux store copies the session to
 * `session-slice`, which components read. Before the Redux store is loaded, `hadSession` returns
 * whether the last visit had a session, and `knownSession` whether the last visit or this one has.
 */
function connectSession(session: FirebaseSession): void {
  onSessionEnd(showSessionEnd);
  onBotCheckRequired(() => passBotCheck({ start: startOnce, loadCalls: loadSignInCalls }));
  keepTokenFresh(session);
  watchSession(session.auth);
  onSession(rememberSession(() => showSessionEnd('lost')));
}

const showSessionEnd = (reason: SessionEnd) =>
  showError(i18next.t('shared:toasts.error'), i18next.t(`shared:sessionEnd.${reason}`));
