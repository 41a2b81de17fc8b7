import { useState } from 'react';
import { logWarning } from '../../shared/log/log.js';
import type { ForgotPassword } from './forgot-password.js';
import type { SignInForm } from './sign-in-form.js';
import type { VerifyEmail } from './verify-email.js';

/** What stands in the form's place. */
type SignInStep =
  | { name: 'verify'; Screen: typeof VerifyEmail; form: SignInForm; mailSent: boolean }
  | { name: 'forgot'; Screen: typeof ForgotPassword };

/**
 * Which screen is shown on the login page; null for the form itself. Few users see the others, so
 * they are loaded when needed.
 */
export function useSignInStep() {
  const [step, setStep] = useState<SignInStep | null>(null);
  return {
    step,
    showForm: () => setStep(null),
    /** The toast has said what matters, so who cannot load the screen stays at the form. */
    showVerify: async (form: SignInForm, mailSent: boolean) => {
      try {
        const { VerifyEmail: Screen } = await import('./verify-email.js');
        setStep({ name: 'verify', Screen, form, mailSent });
      } catch (error) {
        logWarning('the screen after the form did not load', error);
      }
    },
    showForgot: async () => {
      const { ForgotPassword: Screen } = await import('./forgot-password.js');
      setStep({ name: 'forgot', Screen });
    },
  };
}
