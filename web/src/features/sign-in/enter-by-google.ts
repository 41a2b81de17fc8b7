import i18next from 'i18next';
import { track } from '../../shared/analytics/track.js';
import { isApiError } from '../../shared/api/api-error.js';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import { logError } from '../../shared/log/log.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { type RegisterUser, signInWithGoogle } from './google-sign-in.js';

/**
 * Sign-in through Google's window, with its toast and events (spec 4, 7, 8); Google itself keeps
 * bots out.
 */
export async function enterByGoogle(register: RegisterUser): Promise<void> {
  track('login_attempt', { method: 'google' });
  try {
    await signInWithGoogle(register);
    track('login_success', { method: 'google' });
  } catch (error) {
    await tellGoogleFailure(error);
  }
}

/** Tells of a sign-in through Google that came to nothing. */
export async function tellGoogleFailure(error: unknown): Promise<void> {
  const t = i18next.getFixedT(null, 'sign-in');
  logError(isApiError(error) ? t('errors.notRecorded') : 'Google sign-in failed', error);
  const code = authErrorCode(error) ?? (isApiError(error) ? 'not-recorded' : 'unknown');
  track('login_error', { method: 'google', code });
  const { googleFailureHint } = await import('./failure-text.js');
  showToast({
    title: t('failed.google'),
    description: t('errors.google'),
    hint: googleFailureHint(error),
    look: 'destructive',
  });
}
