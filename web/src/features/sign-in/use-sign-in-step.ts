import { type ComponentType, useState } from 'react';
import { logWarning } from '../../shared/log/log.js';
import type { SignInForm } from './sign-in-form.js';
import type { ForgotPasswordProps, SignInSteps, VerifyEmailProps } from './sign-in-steps.js';

/** What stands in the form's place. */
type SignInStep =
  | { name: 'verify'; Screen: ComponentType<VerifyEmailProps>; form: SignInForm; mailSent: boolean }
  | { name: 'forgot'; Screen: ComponentType<ForgotPasswordProps> };

/** Which screen stands on the login page; null for the form itself. */
export function useSignInStep(steps: SignInSteps) {
  const [step, setStep] = useState<SignInStep | null>(null);
  return {
    step,
    showForm: () => setStep(null),
    /** The toast has said what matters, so who cannot load the screen stays at the form. */
    showVerify: async (form: SignInForm, mailSent: boolean) => {
      try {
        const Screen = await steps.verifyEmail();
        setStep({ name: 'verify', Screen, form, mailSent });
      } catch (error) {
        logWarning('the screen after the form did not load', error);
      }
    },
    showForgot: async () => {
      const Screen = await steps.forgotPassword();
      setStep({ name: 'forgot', Screen });
    },
  };
}
