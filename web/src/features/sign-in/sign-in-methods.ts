import type { SignInForm } from './sign-in-form.js';

export type SignInMode = 'login' | 'register';

/** `unverified` and `mail-sent` wait for the link in the verification mail. */
export type EmailOutcome = 'signed-in' | 'unverified' | 'mail-sent' | 'failed';

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
