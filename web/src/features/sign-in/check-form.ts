import type { Resolver } from 'react-hook-form';
import { signInTexts } from './sign-in.tr.js';
import { logWarning } from '../../shared/log/log.js';
import type { SignInFieldError, SignInForm } from './sign-in-form.js';

/** Whether `message` names one of the form's own texts. */
export function isSignInFieldError(message: string | undefined): message is SignInFieldError {
  return message !== undefined && message in signInTexts.invalid;
}

/** Loads the schema of the form, which is no part of the page itself. */
export const loadCheck = () => import('./sign-in-form.js');

/** Checks the form (spec 5). */
export const checkForm: Resolver<SignInForm> = async (values, context, options) => {
  try {
    const { signInResolver } = await loadCheck();
    return await signInResolver(values, context, options);
  } catch (error) {
    // so the submit goes on, and tells that nothing can be loaded
    logWarning('the form could not be checked', error);
    return { values, errors: {} };
  }
};
