import i18next from 'i18next';
import { showToast } from '../../shared/toast/toast-store.js';
import { behindBotCheck, tellFailure } from './behind-bot-check.js';
import type { BotCheckGate } from './bot-check/open-bot-check.js';
import { sendVerificationAgain } from './email-sign-in.js';
import { emailFailureText } from './failure-text.js';
import type { SignInForm } from './sign-in-form.js';
import './verify-email.tr.js';

/**
 * Sends the verification mail anew, behind the bot-check as a registration is; says whether it is
 * on its way.
 */
export async function resendVerification(form: SignInForm, gate: BotCheckGate): Promise<boolean> {
  try {
    const outcome = await behindBotCheck('register', gate, () => sendVerificationAgain(form));
    // stopped, or verified meanwhile and so signed in
    if (outcome !== 'mail-sent-again') return false;
    showToast({
      title: i18next.t('shared:toasts.success'),
      description: i18next.t('sign-in:mailSentAgain'),
    });
    return true;
  } catch (error) {
    tellFailure(i18next.t('verify-email:failed'), await emailFailureText(error, 'register', form));
    return false;
  }
}
