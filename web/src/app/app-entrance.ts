import type { Entrance } from '../features/sign-in/entrance.js';
import type { EntranceCalls } from '../features/sign-in/entrance-calls.js';
import { openEntrance } from '../features/sign-in/open-entrance.js';
import { nextTask } from '../shared/loading/next-task.js';
import { onceLoaded } from '../shared/loading/once-loaded.js';
import { addTexts } from './start-texts.js';

/**
 * The ways in; their calls go through the app's store, which is loaded when somebody touches the
 * form.
 */
export function openAppEntrance(recaptchaSiteKey: string | null): Entrance {
  return openEntrance({
    calls: onceLoaded(openCalls),
    failureTexts: onceLoaded(addFailureTexts),
    recaptchaSiteKey,
  });
}

async function openCalls(): Promise<EntranceCalls> {
  const { store } = await import('./store.js');
  await nextTask();
  const { openEntranceCalls } = await import('../features/sign-in/entrance-calls.js');
  return openEntranceCalls(store.dispatch);
}

async function addFailureTexts(): Promise<void> {
  const [{ authErrorTexts }, { failureTexts }] = await Promise.all([
    import('../features/sign-in/auth-errors.tr.js'),
    import('../shared/toast/failure.tr.js'),
  ]);
  addTexts({ 'auth-errors': authErrorTexts, failure: failureTexts });
}
