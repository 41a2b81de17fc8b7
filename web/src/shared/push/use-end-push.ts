import { logWarning } from '../log/log.js';
import { ownSubscription } from './push-subscription.js';
import { useUnsubscribePushMutation } from './push.api.js';

/** Longest wait for the server on sign-out, ms; the browser drops the endpoint anyway. */
const SIGN_OUT_WAIT_MS = 2_000;

/** Call it while the user is still signed in. */
export function useEndPush(): () => Promise<void> {
  const [unsubscribe] = useUnsubscribePushMutation();
  return async () => {
    try {
      const subscription = await ownSubscription();
      if (subscription === null) return;
      const timeout = new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WAIT_MS));
      await Promise.race([unsubscribe(subscription.endpoint).unwrap(), timeout]);
    } catch (error) {
      logWarning('ending push on the server failed', error);
    }
  };
}
