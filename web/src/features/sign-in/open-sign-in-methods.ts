import { openBotCheck } from './bot-check/open-bot-check.js';
import { signInByGoogle, type RegisterUser, returnFromGoogle } from './google-sign-in.js';
import type { SignInMethods } from './sign-in-methods.js';
import type { SignInCalls } from './sign-in.api.js';

interface SignInMethodsOptions {
  calls: () => Promise<SignInCalls>;
  recaptchaSiteKey: string | null;
}

const loadByEmail = () => import('./email-actions.js');

export function openSignInMethods({ calls, recaptchaSiteKey }: SignInMethodsOptions): SignInMethods {
  const botCheck = openBotCheck({
    recaptchaSiteKey,
    requestChallenge: async (action) => (await calls()).requestChallenge(action),
    verify: async (input) => (await calls()).verify(input),
  });
  const register: RegisterUser = async (user) => (await calls()).register(user);
  return {
    prepare: () => Promise.all([calls(), loadByEmail()]),
    byEmail: async (mode, form) => (await loadByEmail()).signInByEmail(mode, form, botCheck),
    continueVerified: async (form) => (await loadByEmail()).continueVerified(form, botCheck),
    resendVerification: async (form) => (await loadByEmail()).resendVerification(form, botCheck),
    sendPasswordReset: async (email) => (await loadByEmail()).sendPasswordReset(email, botCheck),
    isVerified: async () => (await import('./email-sign-in.js')).isVerified(),
    byGoogle: () => signInByGoogle(register),
    returnFromGoogle: () => returnFromGoogle(register),
    loadBotCheck: botCheck.load,
    resetBotCheck: botCheck.reset,
    closeBotCheck: botCheck.close,
  };
}
