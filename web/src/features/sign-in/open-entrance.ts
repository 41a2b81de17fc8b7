import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { askChallenge, verifyBotCheck } from './bot-check/bot-check.api.js';
import { openBotCheck } from './bot-check/open-bot-check.js';
import { enterByEmail } from './enter-by-email.js';
import { enterByGoogle } from './enter-by-google.js';
import type { Entrance } from './entrance.js';
import { registerUser } from './register-user.api.js';

interface EntranceTools {
  /** Of the store that holds the API's cache. */
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  recaptchaSiteKey: string | null;
}

/** No screen looks at these calls, so the store keeps nothing of them. */
const UNSEEN = { track: false };

/** The ways in, for a session that is open. */
export function openEntrance({ dispatch, recaptchaSiteKey }: EntranceTools): Entrance {
  const botCheck = openBotCheck({
    recaptchaSiteKey,
    askChallenge: (action) => dispatch(askChallenge.initiate(action, UNSEEN)).unwrap(),
    verify: (input) => dispatch(verifyBotCheck.initiate(input, UNSEEN)).unwrap(),
  });
  return {
    byEmail: (mode, form) => enterByEmail(mode, form, botCheck),
    byGoogle: () => enterByGoogle((user) => dispatch(registerUser.initiate(user, UNSEEN)).unwrap()),
    resendVerification: async (form) =>
      (await import('./resend-verification.js')).resendVerification(form, botCheck),
    sendPasswordReset: async (email) =>
      (await import('./send-password-reset.js')).sendPasswordReset(email, botCheck),
    loadBotCheck: botCheck.load,
    resetBotCheck: botCheck.reset,
  };
}
