import i18next from 'i18next';
import { track } from '../../shared/analytics/track.js';
import { logWarning } from '../../shared/log/log.js';
import { showSuccess, showError } from '../../shared/toast/toast-store.js';
import { BotCheckFailure } from './bot-check/bot-check-token.js';
import type { BotCheckGate } from './bot-check/create-bot-check-gate.js';
import { firebaseSession } from '../../shared/auth/firebase-auth.js';
import { isVerified, logInWithEmail, registerWithEmail, resendVerificationMail } from './email-sign-in.js';
import { emailFailureHint, emailFailureText } from './failure-text.js';
import type { SignInForm, EmailOutcome, SignInMode } from './sign-in-form.js';
import './forgot-password.tr.js';
import './sign-in.tr.js';
import './verify-email.tr.js';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import { authErrorKey } from '../../shared/auth/auth-error-key.js';

/** Runs `task` after the bot-check. Resolves to null if the check fails, and reports that. */
async function withBotCheck<T>(
  mode: SignInMode,
  gate: BotCheckGate,
  task: () => Promise<T>,
): Promise<T | null> {
  try {
    await gate.pass(mode);
    return await task();
  } catch (error) {
    if (!(error instanceof BotCheckFailure)) throw error;
    reportBotCheckFailure(mode, error);
    return null;
  } finally {
    gate.reset();
  }
}

function reportBotCheckFailure(mode: SignInMode, { reason, text, cause }: BotCheckFailure): void {
  const t = i18next.getFixedT(null, 'sign-in');
  logWarning('bot-check stopped the submit', cause);
  track('recaptcha_error', { action: mode, reason });
  if (reason === 'offline') showError(t(`failed.${mode}`), i18next.t('auth-errors:network-request-failed'));
  else if (reason === 'empty-token') showError(t('botCheck.title'), t('botCheck.emptyToken'));
  else showError(t('botCheck.title'), t('botCheck.failed'), text ?? undefined);
}

async function logIn(form: SignInForm): Promise<EmailOutcome> {
  const outcome = await logInWithEmail(form);
  if (outcome === 'signed-in') track('login_success', { method: 'email' });
  else {
    track('login_error', { method: 'email', code: 'email-unverified' });
    showError(i18next.t('shared:toasts.error'), i18next.t('sign-in:errors.unverified'));
  }
  return outcome;
}

async function register(form: SignInForm): Promise<EmailOutcome> {
  const outcome = await registerWithEmail(form);
  track('register_success', { method: 'email' });
  showSuccess(i18next.t(outcome === 'registered' ? 'sign-in:registered' : 'sign-in:mailSentAgain'));
  return 'mail-sent';
}

export async function signInByEmail(
  mode: SignInMode,
  form: SignInForm,
  gate: BotCheckGate,
): Promise<EmailOutcome> {
  track(`${mode}_attempt`, { method: 'email' });
  try {
    const authenticate = mode === 'register' ? register : logIn;
    return (await withBotCheck(mode, gate, () => authenticate(form))) ?? 'failed';
  } catch (error) {
    track(`${mode}_error`, { method: 'email', code: authErrorCode(error) ?? 'unknown' });
    const text = await emailFailureText(error, mode, form);
    showError(i18next.t(`sign-in:failed.${mode}`), text, emailFailureHint(error));
    return 'failed';
  }
}

/** Signs in after the verification; if the link was not opened yet, the user stays on the page. */
export async function continueVerified(form: SignInForm, gate: BotCheckGate): Promise<void> {
  try {
    if (await isVerified()) await signInByEmail('login', form, gate);
    else showError(i18next.t('verify-email:pending.title'), i18next.t('verify-email:pending.text'));
  } catch (error) {
    showError(i18next.t('sign-in:failed.login'), await emailFailureText(error, 'login', form));
  }
}

/** Sends the verification mail again after the bot-check; resolves to whether it was sent. */
export async function resendVerification(form: SignInForm, gate: BotCheckGate): Promise<boolean> {
  try {
    const outcome = await withBotCheck('register', gate, () => resendVerificationMail(form));
    // The bot-check stopped it, or the user was verified meanwhile and is signed in.
    if (outcome !== 'mail-sent-again') return false;
    showSuccess(i18next.t('sign-in:mailSentAgain'));
    return true;
  } catch (error) {
    showError(i18next.t('verify-email:failed'), await emailFailureText(error, 'register', form));
    return false;
  }
}

/** Errors that would reveal whether an address has an account. */
const REVEALING_CODES = new Set(['user-not-found', 'user-disabled']);

/**
 * Sends Firebase's mail for a forgotten password after the bot-check; resolves to whether the
 * request was accepted.
 */
export async function sendPasswordReset(email: string, gate: BotCheckGate): Promise<boolean> {
  try {
    return (await withBotCheck('login', gate, () => requestResetMail(email))) !== null;
  } catch (error) {
    const key = authErrorKey(error);
    const reason = key === null ? i18next.t('forgot-password:failed') : i18next.t(`auth-errors:${key}`);
    showError(i18next.t('forgot-password:title'), reason);
    return false;
  }
}

async function requestResetMail(email: string): Promise<true> {
  const { sdk, auth } = await firebaseSession();
  try {
    await sdk.sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (!REVEALING_CODES.has(authErrorCode(error) ?? '')) throw error;
  }
  return true;
}
