import { logWarning } from '../log/log.js';
import { ownSubscription } from './push-subscription.js';
import { useUnsubscribePushMutation } from './push.api.js';

/** Nobody waits longer than this, ms, to sign out; the endpoint is given up by the browser then. */
const PATIENCE_MS = 2_000;

/** Has the server send nothing more to this browser; called while somebody is still signed in. */
export function useEndPush(): () => Promise<void> {
  const [unsubscribe] = useUnsubscribePushMutation();
  return async () => {
    try {
      const subscription = await ownSubscription();
      if (subscription === null) return;
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      await Promise.race([unsubscribe(subscription.endpoint).unwrap(), patience]);
    } catch (error) {
      logWarning('the server was not told that push ends', error);
    }
  };
}
