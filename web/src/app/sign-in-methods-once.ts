import type { SignInMethods } from '../features/sign-in/sign-in-methods.js';
import { nextTask } from '../shared/loading/next-task.js';
import { onceLoaded } from '../shared/loading/once-loaded.js';

/** The sign-in methods, loaded when first wanted; after a failure the next wish tries again. */
export const signInMethodsOnce = onceLoaded(open);

/** Bit by bit, for all of it in one task would hold up a phone noticeably. */
async function open(): Promise<SignInMethods> {
  const { startOnce } = await import('./start.js');
  const { recaptchaSiteKey } = await startOnce();
  await nextTask();
  const { openAppSignInMethods } = await import('./app-sign-in-methods.js');
  return openAppSignInMethods(recaptchaSiteKey);
}
