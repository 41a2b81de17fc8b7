import type { SignInMethods } from '../features/sign-in/sign-in-methods.js';
import { logWarning } from '../shared/log/log.js';
import { signInMethodsOnce } from './sign-in-methods-once.js';
import { prepareHome } from './session-part.js';

/** Prepares home while the identity provider verifies an e-mail login. */
export async function loadMethodsAndHome(): Promise<SignInMethods> {
  const methods = await signInMethodsOnce();
  return {
    ...methods,
    byEmail(mode, form) {
      if (mode === 'login')
        prepareHome().catch((error: unknown) => logWarning('preparing home failed', error));
      return methods.byEmail(mode, form);
    },
  };
}
