import type { User } from '@firebase/auth';
import i18next from 'i18next';
import { firebaseSession, type FirebaseSession } from '../../shared/auth/firebase-auth.js';
import { startGoogleReturn, endGoogleReturn, expectGoogleReturn } from '../../shared/auth/google-return.js';
import { withPausedSession } from '../../shared/auth/session-watch.js';
import { track } from '../../shared/analytics/track.js';
import { isApiError } from '../../shared/api/api-error.js';
import { logError } from '../../shared/log/log.js';
import { showError } from '../../shared/toast/toast-store.js';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import type { SignInPorts } from './sign-in.api.js';

type LoadCalls = SignInPorts['loadCalls'];

/** Signs in by Google's popup and registers the user; signs out again if that is rejected. */
export function signInWithGoogle(loadCalls: LoadCalls): Promise<void> {
  return withPausedSession(async () => {
    const session = await firebaseSession();
    const { sdk, auth } = session;
    const provider = new sdk.GoogleAuthProvider();
    try {
      const { user } = await sdk.signInWithPopup(auth, provider, sdk.browserPopupRedirectResolver);
      await recordUser(session, user, loadCalls);
    } catch (error) {
      if (authErrorCode(error) !== 'popup-blocked') throw error;
      if (!expectGoogleReturn()) {
        endGoogleReturn();
        throw error; // The return from Google would not be recognized without storage.
      }
      await redirectToGoogle(session);
    }
  });
}

async function recordUser({ sdk, auth }: FirebaseSession, user: User, loadCalls: LoadCalls): Promise<void> {
  try {
    const { register } = await loadCalls();
    await register({
      email: user.email ?? '',
      fullName: user.displayName,
      profileImage: user.photoURL?.startsWith('https:') === true ? user.photoURL : null,
    });
  } catch (error) {
    await sdk.signOut(auth);
    throw error;
  }
}

/** If the browser blocks the popup, Google's page replaces this one and redirects back. */
async function redirectToGoogle({ sdk, auth }: FirebaseSession): Promise<void> {
  try {
    await sdk.signInWithRedirect(auth, new sdk.GoogleAuthProvider(), sdk.browserPopupRedirectResolver);
  } catch (error) {
    endGoogleReturn();
    throw error;
  }
}

/** Signs in by Google, with toast and events. Needs no bot-check, since Google has its own. */
export async function signInByGoogle(loadCalls: LoadCalls): Promise<void> {
  track('login_attempt', { method: 'google' });
  try {
    await signInWithGoogle(loadCalls);
    track('login_success', { method: 'google' });
  } catch (error) {
    await reportGoogleFailure(error);
  }
}

async function reportGoogleFailure(error: unknown): Promise<void> {
  const t = i18next.getFixedT(null, 'sign-in');
  logError(isApiError(error) ? t('errors.notRecorded') : 'Google sign-in failed', error);
  const code = authErrorCode(error) ?? (isApiError(error) ? 'not-recorded' : 'unknown');
  track('login_error', { method: 'google', code });
  const { googleFailureHint } = await import('./failure-text.js');
  showError(t('failed.google'), t('errors.google'), googleFailureHint(error));
}

/** Completes the sign-in after a redirect from Google's page. */
export async function returnFromGoogle(loadCalls: LoadCalls): Promise<void> {
  startGoogleReturn();
  try {
    const session = await firebaseSession();
    const { sdk, auth } = session;
    const result = await sdk.getRedirectResult(auth, sdk.browserPopupRedirectResolver);
    if (result === null) throw new Error("Google's page redirected back without a result");
    await recordUser(session, result.user, loadCalls);
    track('login_success', { method: 'google' });
  } catch (error) {
    await reportGoogleFailure(error);
  } finally {
    endGoogleReturn();
  }
}
