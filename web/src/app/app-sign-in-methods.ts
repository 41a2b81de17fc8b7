import type { SignInCalls } from '../features/sign-in/sign-in.api.js';
import { openSignInMethods, type SignInMethods } from '../features/sign-in/open-sign-in-methods.js';
import { nextTask } from '../shared/loading/next-task.js';
import { onceLoaded } from '../shared/loading/once-loaded.js';

/** The API calls load the app's store when the user first touches the form. */
export function openAppSignInMethods(recaptchaSiteKey: string | null): SignInMethods {
  return openSignInMethods({
    calls: onceLoaded(openCalls),
    recaptchaSiteKey,
  });
}

async function openCalls(): Promise<SignInCalls> {
  const { store } = await import('./store.js');
  await nextTask();
  const { openSignInCalls } = await import('../features/sign-in/sign-in.api.js');
  return openSignInCalls(store.dispatch);
}
