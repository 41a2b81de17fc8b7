import i18next from 'i18next';
import { track } from '../../shared/analytics/track.js';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { behindBotCheck, tellFailure } from './behind-bot-check.js';
import type { BotCheckGate } from './bot-check/open-bot-check.js';
import { logInWithEmail, registerWithEmail } from './email-sign-in.js';
import type { EmailOutcome } from './sign-in-methods.js';
import { emailFailureHint, emailFailureText } from './failure-text.js';
import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';

async function logIn(form: SignInForm): Promise<EmailOutcome> {
  const outcome = await logInWithEmail(form);
  if (outcome === 'signed-in') track('login_success', { method: 'email' });
  else {
    track('login_error', { method: 'email', code: 'email-unverified' });
    tellFailure(i18next.t('shared:toasts.error'), i18next.t('sign-in:errors.unverified'));
  }
  return outcome;
}

async function register(form: SignInForm): Promise<EmailOutcome> {
  const outcome = await registerWithEmail(form);
  track('register_success', { method: 'email' });
  showToast({
    title: i18next.t('shared:toasts.success'),
    description: i18next.t(outcome === 'registered' ? 'sign-in:registered' : 'sign-in:mailSentAgain'),
  });
  return 'mail-sent';
}

/**
 * Login or registration by e-mail, behind the bot-check, with their toasts and events (spec 4, 7,
 * 8).
 */
export async function enterByEmail(
  mode: SignInMode,
  form: SignInForm,
  gate: BotCheckGate,
): Promise<EmailOutcome> {
  track(`${mode}_attempt`, { method: 'email' });
  try {
    const enter = mode === 'register' ? register : logIn;
    return (await behindBotCheck(mode, gate, () => enter(form))) ?? 'failed';
  } catch (error) {
    track(`${mode}_error`, { method: 'email', code: authErrorCode(error) ?? 'unknown' });
    const text = await emailFailureText(error, mode, form);
    tellFailure(i18next.t(`sign-in:failed.${mode}`), text, emailFailureHint(error));
    return 'failed';
  }
}
