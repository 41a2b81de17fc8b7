import type { SignInCalls } from '../features/sign-in/sign-in.api.js';
import { yieldToEventLoop } from '../shared/loading/yield-to-event-loop.js';
import { onceLoaded } from '../shared/loading/once-loaded.js';

/**
 * The API calls need the app's store, which loads when the user first touches the form. In several
 * tasks, since a single one would block a phone noticeably.
 */
export const loadSignInCalls = onceLoaded(async (): Promise<SignInCalls> => {
  const { store } = await import('./store.js');
  await yieldToEventLoop();
  const { createSignInCalls } = await import('../features/sign-in/sign-in.api.js');
  return createSignInCalls(store.dispatch);
});
