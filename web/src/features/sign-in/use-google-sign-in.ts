import { useTranslation } from 'react-i18next';
import { useTrack } from '../../shared/analytics/use-track.js';
import { isApiError } from '../../shared/api/api-error.js';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import { logError } from '../../shared/log/log.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { signInWithGoogle } from './google-sign-in.js';
import { useRegisterUserMutation } from './register-user.api.js';
import { useFailureText } from './use-failure-text.js';

/** Sign-in through Google's window, with its toast and events (spec 4, 7, 8); Google itself keeps bots out. */
export function useGoogleSignIn() {
  const { t } = useTranslation('sign-in');
  const { googleText } = useFailureText();
  const [registerUser] = useRegisterUserMutation();
  const track = useTrack();

  return async (): Promise<void> => {
    track('login_attempt', { method: 'google' });
    try {
      await signInWithGoogle((user) => registerUser(user).unwrap());
      track('login_success', { method: 'google' });
    } catch (error) {
      logError(isApiError(error) ? t('errors.notRecorded') : 'Google sign-in failed', error);
      const code = authErrorCode(error) ?? (isApiError(error) ? 'not-recorded' : 'unknown');
      track('login_error', { method: 'google', code });
      showToast({ title: t('failed.google'), description: googleText(error), look: 'destructive' });
    }
  };
}
