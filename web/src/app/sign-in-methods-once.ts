import { nextTask } from '../shared/loading/next-task.js';
import { onceLoaded } from '../shared/loading/once-loaded.js';
import type { SignInMethods } from '../features/sign-in/open-sign-in-methods.js';

export const signInMethodsOnce = onceLoaded(open);

/** In several tasks, since a single one would block a phone noticeably. */
async function open(): Promise<SignInMethods> {
  const { startOnce } = await import('./start.js');
  const { recaptchaSiteKey } = await startOnce();
  await nextTask();
  const { openAppSignInMethods } = await import('./app-sign-in-methods.js');
  return openAppSignInMethods(recaptchaSiteKey);
}
