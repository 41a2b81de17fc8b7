import i18next from 'i18next';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import { firebaseSession } from '../../shared/auth/firebase-auth.js';
import { behindBotCheck, tellFailure } from './behind-bot-check.js';
import type { BotCheckGate } from './bot-check/open-bot-check.js';
import { authErrorKey } from './auth-error-key.js';
import './forgot-password.tr.js';

/** Answers that would tell a stranger whether an address has an account. */
const TELLING = new Set(['user-not-found', 'user-disabled']);

/**
 * Has Firebase send its mail for a forgotten password, behind the bot-check as a login is; says
 * whether it was taken.
 */
export async function sendPasswordReset(email: string, gate: BotCheckGate): Promise<boolean> {
  try {
    return (await behindBotCheck('login', gate, () => askForMail(email))) !== null;
  } catch (error) {
    const key = authErrorKey(error);
    const reason = key === null ? i18next.t('forgot-password:failed') : i18next.t(`auth-errors:${key}`);
    tellFailure(i18next.t('forgot-password:title'), reason);
    return false;
  }
}

async function askForMail(email: string): Promise<true> {
  const { sdk, auth } = await firebaseSession();
  try {
    await sdk.sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (!TELLING.has(authErrorCode(error) ?? '')) throw error;
  }
  return true;
}
