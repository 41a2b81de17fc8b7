import type { ComponentType } from 'react';

/** The screen that waits for the e-mail to be verified. */
export interface VerifyEmailProps {
  email: string;
  /** Whether the mail has just gone out, so that a pause holds before the next one. */
  mailSent: boolean;
  busy: boolean;
  onResend: () => Promise<boolean>;
  /** Whether the e-mail is verified by now. */
  isVerified: () => Promise<boolean>;
  onContinue: () => void;
  /** Back to the form, for another address. */
  onChange: () => void;
}

/** The screen for a forgotten password. */
export interface ForgotPasswordProps {
  /** As typed so far. */
  email: string;
  busy: boolean;
  onSend: (email: string) => Promise<boolean>;
  onBack: (email: string) => void;
}

/** What may follow the form; few people see it, so it is loaded when it is wanted. */
export interface SignInSteps {
  verifyEmail(): Promise<ComponentType<VerifyEmailProps>>;
  forgotPassword(): Promise<ComponentType<ForgotPasswordProps>>;
}
