import { useTranslation } from 'react-i18next';
import { useTrack } from '../../shared/analytics/use-track.js';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import { logWarning } from '../../shared/log/log.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { BotCheckFailure } from './bot-check/bot-check-failure.js';
import { logInWithEmail, registerWithEmail } from './email-sign-in.js';
import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';
import { useFailureText } from './use-failure-text.js';

/** What a bot-check does for a submit. */
interface Gate {
  pass(action: SignInMode): Promise<void>;
  reset(): void;
}

/** Login and registration by e-mail, behind the bot-check, with their toasts and events (spec 4, 7, 8). */
export function useEmailSignIn(mode: SignInMode, gate: Gate) {
  const { t } = useTranslation(['sign-in', 'shared']);
  const { emailText } = useFailureText();
  const track = useTrack();
  const fail = (title: string, description: string) => showToast({ title, description, look: 'destructive' });
  const succeed = (description: string) => showToast({ title: t('shared:toasts.success'), description });

  const logIn = async (form: SignInForm) => {
    if ((await logInWithEmail(form)) === 'signed-in') return track('login_success', { method: 'email' });
    track('login_error', { method: 'email', code: 'email-unverified' });
    fail(t('shared:toasts.error'), t('errors.unverified'));
  };
  const register = async (form: SignInForm) => {
    const outcome = await registerWithEmail(form);
    track('register_success', { method: 'email' });
    succeed(t(outcome === 'registered' ? 'registered' : 'mailSentAgain'));
  };
  const tellBotCheckFailure = (error: BotCheckFailure) => {
    logWarning('the bot-check stopped the submit', error.cause);
    track('recaptcha_error', { action: mode, reason: error.reason });
    if (error.reason === 'offline') fail(t(`failed.${mode}`), t('authErrors.network-request-failed'));
    else if (error.reason === 'empty-token') fail(t('botCheck.title'), t('botCheck.emptyToken'));
    else fail(t('botCheck.title'), error.text ?? t('botCheck.failed'));
  };

  return async (form: SignInForm): Promise<void> => {
    track(`${mode}_attempt`, { method: 'email' });
    try {
      await gate.pass(mode);
      await (mode === 'register' ? register(form) : logIn(form));
    } catch (error) {
      if (error instanceof BotCheckFailure) return tellBotCheckFailure(error);
      track(`${mode}_error`, { method: 'email', code: authErrorCode(error) ?? 'unknown' });
      fail(t(`failed.${mode}`), await emailText(error, mode, form));
    } finally {
      gate.reset();
    }
  };
}
