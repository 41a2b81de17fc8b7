import { SIGN_OUT_TIMEOUT_MS } from '../auth/session-end.js';
import { withTimeout } from '../loading/with-timeout.js';
import { logWarning } from '../log/log.js';
import { ownSubscription } from './push-subscription.js';
import { useUnsubscribePushMutation } from './push.api.js';

/** Ends the push subscription. Call it before the sign-out, since it needs the session. */
export function useEndPush(): () => Promise<void> {
  const [unsubscribe] = useUnsubscribePushMutation();
  return async () => {
    try {
      const subscription = await ownSubscription();
      if (subscription === null) return;
      await withTimeout(unsubscribe(subscription.endpoint).unwrap(), SIGN_OUT_TIMEOUT_MS);
    } catch (error) {
      logWarning('ending push on the server failed', error);
    }
  };
}
