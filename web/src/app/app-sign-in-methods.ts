import type { SignInMethods } from '../features/sign-in/sign-in-methods.js';
import type { SignInCalls } from '../features/sign-in/sign-in-calls.js';
import { openSignInMethods } from '../features/sign-in/open-sign-in-methods.js';
import { nextTask } from '../shared/loading/next-task.js';
import { onceLoaded } from '../shared/loading/once-loaded.js';
import { addTexts } from './start-texts.js';

/**
 * The sign-in methods; their calls go through the app's store, which is loaded when somebody
 * touches the form.
 */
export function openAppSignInMethods(recaptchaSiteKey: string | null): SignInMethods {
  return openSignInMethods({
    calls: onceLoaded(openCalls),
    failureTexts: onceLoaded(addFailureTexts),
    recaptchaSiteKey,
  });
}

async function openCalls(): Promise<SignInCalls> {
  const { store } = await import('./store.js');
  await nextTask();
  const { openSignInCalls } = await import('../features/sign-in/sign-in-calls.js');
  return openSignInCalls(store.dispatch);
}

async function addFailureTexts(): Promise<void> {
  const [{ authErrorTexts }, { failureTexts }] = await Promise.all([
    import('../features/sign-in/auth-errors.tr.js'),
    import('../shared/toast/failure.tr.js'),
  ]);
  addTexts({ 'auth-errors': authErrorTexts, failure: failureTexts });
}
