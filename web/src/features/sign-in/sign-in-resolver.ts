import type { Resolver } from 'react-hook-form';
import { signInTexts } from './sign-in.tr.js';
import { logWarning } from '../../shared/log/log.js';
import type { SignInFieldError, SignInForm } from './sign-in-form.js';

export function isSignInFieldError(message: string | undefined): message is SignInFieldError {
  return message !== undefined && message in signInTexts.invalid;
}

/** Loads the schema separately, to keep it out of the page's own script. */
export const loadSignInSchema = () => import('./sign-in-form.js');

export const signInResolver: Resolver<SignInForm> = async (values, context, options) => {
  try {
    const { schemaResolver } = await loadSignInSchema();
    return await schemaResolver(values, context, options);
  } catch (error) {
    // Lets the submit continue, so that it reports the code that cannot be loaded.
    logWarning('sign-in form not validated', error);
    return { values, errors: {} };
  }
};
