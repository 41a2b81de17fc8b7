import type { SignInSteps } from '../features/sign-in/sign-in-steps.js';
import { addTexts } from './start-texts.js';

/** What may follow the form of the login page, with its texts. */
export const signInSteps: SignInSteps = {
  async verifyEmail() {
    const [{ VerifyEmail }, { verifyEmailTexts }] = await Promise.all([
      import('../features/sign-in/verify-email.js'),
      import('../features/sign-in/verify-email.tr.js'),
    ]);
    addTexts({ 'verify-email': verifyEmailTexts });
    return VerifyEmail;
  },
  async forgotPassword() {
    const [{ ForgotPassword }, { forgotPasswordTexts }] = await Promise.all([
      import('../features/sign-in/forgot-password.js'),
      import('../features/sign-in/forgot-password.tr.js'),
    ]);
    addTexts({ 'forgot-password': forgotPasswordTexts });
    return ForgotPassword;
  },
};
