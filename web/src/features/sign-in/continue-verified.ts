import i18next from 'i18next';
import { tellFailure } from './behind-bot-check.js';
import type { BotCheckGate } from './bot-check/open-bot-check.js';
import { isVerified } from './email-sign-in.js';
import { enterByEmail } from './enter-by-email.js';
import { emailFailureText } from './failure-text.js';
import type { SignInForm } from './sign-in-form.js';
import './verify-email.tr.js';

/** Signs in after the verification; if the link was not opened yet, the user stays on the page. */
export async function continueVerified(form: SignInForm, gate: BotCheckGate): Promise<void> {
  try {
    if (await isVerified()) await enterByEmail('login', form, gate);
    else tellFailure(i18next.t('verify-email:pending.title'), i18next.t('verify-email:pending.text'));
  } catch (error) {
    tellFailure(i18next.t('sign-in:failed.login'), await emailFailureText(error, 'login', form));
  }
}
