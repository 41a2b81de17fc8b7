import type { SignInForm } from './sign-in-form.js';

/** What the page does with an e-mail and a password. */
export type SignInMode = 'login' | 'register';

/**
 * What became of an e-mail and a password; `unverified` and `mail-sent` wait for the link in a mail
 * to be opened.
 */
export type EmailOutcome = 'signed-in' | 'unverified' | 'mail-sent' | 'failed';

/** The sign-in methods, with all that they need; each tells the user by itself how it went. */
export interface SignInMethods {
  /** Loads what an e-mail way will need beyond the form; fails where that cannot be had. */
  prepare(): Promise<unknown>;
  byEmail(mode: SignInMode, form: SignInForm): Promise<EmailOutcome>;
  byGoogle(): Promise<void>;
  /** Takes up the answer of Google's page, where that took the place of the window. */
  returnFromGoogle(): Promise<void>;
  /** Whether the e-mail that was not verified is so by now; notifies the user of nothing. */
  isVerified(): Promise<boolean>;
  /** Signs in once the e-mail is verified; else says what is missing. */
  continueVerified(form: SignInForm): Promise<void>;
  /** Sends the verification mail anew; says whether it is on its way. */
  resendVerification(form: SignInForm): Promise<boolean>;
  /**
   * Has a mail sent by which a forgotten password is replaced; says whether it was taken, not
   * whether there is an account.
   */
  sendPasswordReset(email: string): Promise<boolean>;
  loadBotCheck(): Promise<unknown>;
  resetBotCheck(): void;
  /** The page is left: the bot-check leaves with it. */
  closeBotCheck(): void;
}

/**
 * Gets the sign-in methods, which need more code and calls than the form; fails where they cannot
 * be had, and may be asked again.
 */
export type OpenSignInMethods = () => Promise<SignInMethods>;
