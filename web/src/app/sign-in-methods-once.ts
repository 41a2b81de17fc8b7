import { nextTask } from '../shared/loading/next-task.js';
import { onceLoaded } from '../shared/loading/once-loaded.js';
import { startOnce } from './start.js';
import type { SignInMethods } from '../features/sign-in/open-sign-in-methods.js';

export const signInMethodsOnce = onceLoaded(open);

/** In several tasks, since a single one would block a phone noticeably. */
async function open(): Promise<SignInMethods> {
  const { recaptchaSiteKey } = await startOnce();
  await nextTask();
  const { openAppSignInMethods } = await import('./app-sign-in-methods.js');
  return openAppSignInMethods(recaptchaSiteKey);
}
