import { openBotCheck } from './bot-check/open-bot-check.js';
import { signInByGoogle, type RegisterUser, returnFromGoogle } from './google-sign-in.js';
import type { SignInCalls } from './sign-in.api.js';
import type { EmailOutcome, SignInForm, SignInMode } from './sign-in-form.js';

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

/** Each method reports its result to the user. */
export interface SignInMethods {
  /** Loads the code of the e-mail methods; rejects if it cannot be loaded. */
  prepare(): Promise<unknown>;
  byEmail(mode: SignInMode, form: SignInForm): Promise<EmailOutcome>;
  byGoogle(): Promise<void>;
  returnFromGoogle(): Promise<void>;
  /** Whether the pending e-mail is verified; reports nothing to the user. */
  isVerified(): Promise<boolean>;
  continueVerified(form: SignInForm): Promise<void>;
  /** Resolves to whether the mail was sent. */
  resendVerification(form: SignInForm): Promise<boolean>;
  /** Resolves to whether the request was accepted, not whether there is an account. */
  sendPasswordReset(email: string): Promise<boolean>;
  loadBotCheck(): Promise<unknown>;
  resetBotCheck(): void;
  closeBotCheck(): void;
}

/** Loads the sign-in methods; rejects if that fails, and may be called again. */
export type OpenSignInMethods = () => Promise<SignInMethods>;
