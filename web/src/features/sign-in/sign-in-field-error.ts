import { signInTexts } from './sign-in.tr.js';

/** Keys of the texts that a field's error shows. */
export type SignInFieldError = keyof typeof signInTexts.invalid;

/** Whether `message` names one of the form's own texts. */
export function isSignInFieldError(message: string | undefined): message is SignInFieldError {
  return message !== undefined && message in signInTexts.invalid;
}
