import type { Resolver } from 'react-hook-form';
import { logWarning } from '../../shared/log/log.js';
import type { SignInForm } from './sign-in-form.js';

/** Loads the schema of the form, which is no part of the page itself. */
export const loadCheck = () => import('./sign-in-resolver.js');

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
