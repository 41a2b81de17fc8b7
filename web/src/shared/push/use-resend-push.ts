import { PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import { useEffect } from 'react';
import { isApiError } from '../api/api-error.js';
import { logWarning } from '../log/log.js';
import { dropSubscription, ownSubscription } from './push-subscription.js';
import { useSubscribePushMutation } from './push.api.js';

/**
 * Sends the browser's subscription on mount: the browser may have replaced its endpoint, or the
 * server may have lost it. Ends the subscription if it belongs to another user.
 */
export function useResendPush(): void {
  const [subscribe] = useSubscribePushMutation();
  useEffect(() => {
    const resend = async () => {
      const subscription = await ownSubscription();
      if (subscription === null) return;
      const { error } = await subscribe(PushSubscriptionInput.parse(subscription.toJSON()));
      if (isApiError(error) && error.code === 'push-endpoint-taken') await dropSubscription();
    };
    resend().catch((error: unknown) => logWarning('sending the push subscription again failed', error));
  }, [subscribe]);
}
