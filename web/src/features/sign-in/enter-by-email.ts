import i18next from 'i18next';
import { track } from '../../shared/analytics/track.js';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import { logWarning } from '../../shared/log/log.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { BotCheckFailure } from './bot-check/bot-check-failure.js';
import type { BotCheckGate } from './bot-check/open-bot-check.js';
import { logInWithEmail, registerWithEmail } from './email-sign-in.js';
import { emailFailureText } from './failure-text.js';
import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';

const fail = (title: string, description: string) => showToast({ title, description, look: 'destructive' });

async function logIn(form: SignInForm): Promise<void> {
  if ((await logInWithEmail(form)) === 'signed-in') return track('login_success', { method: 'email' });
  track('login_error', { method: 'email', code: 'email-unverified' });
  fail(i18next.t('shared:toasts.error'), i18next.t('sign-in:errors.unverified'));
}

async function register(form: SignInForm): Promise<void> {
  const outcome = await registerWithEmail(form);
  track('register_success', { method: 'email' });
  showToast({
    title: i18next.t('shared:toasts.success'),
    description: i18next.t(outcome === 'registered' ? 'sign-in:registered' : 'sign-in:mailSentAgain'),
  });
}

function tellBotCheckFailure(mode: SignInMode, { reason, text, cause }: BotCheckFailure): void {
  const t = i18next.getFixedT(null, 'sign-in');
  logWarning('the bot-check stopped the submit', cause);
  track('recaptcha_error', { action: mode, reason });
  if (reason === 'offline') fail(t(`failed.${mode}`), t('authErrors.network-request-failed'));
  else if (reason === 'empty-token') fail(t('botCheck.title'), t('botCheck.emptyToken'));
  else fail(t('botCheck.title'), text ?? t('botCheck.failed'));
}

/** Login or registration by e-mail, behind the bot-check, with their toasts and events (spec 4, 7, 8). */
export async function enterByEmail(mode: SignInMode, form: SignInForm, gate: BotCheckGate): Promise<void> {
  track(`${mode}_attempt`, { method: 'email' });
  try {
    await gate.pass(mode);
    await (mode === 'register' ? register(form) : logIn(form));
  } catch (error) {
    if (error instanceof BotCheckFailure) return tellBotCheckFailure(mode, error);
    track(`${mode}_error`, { method: 'email', code: authErrorCode(error) ?? 'unknown' });
    fail(i18next.t(`sign-in:failed.${mode}`), await emailFailureText(error, mode, form));
  } finally {
    gate.reset();
  }
}
