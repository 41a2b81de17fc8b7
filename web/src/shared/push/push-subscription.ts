import { PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import { ownRegistration, ownSubscription } from './own-subscription.js';

/**
 * Subscribes this browser with the server's key (base64url); the user has allowed it before. A
 * subscription for another key, of a server before this one, is given up for it.
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionInput> {
  const registration = await ownRegistration();
  if (registration === undefined) throw new Error('there is no service worker to show notifications');
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  const before = await ownSubscription();
  try {
    return PushSubscriptionInput.parse((await registration.pushManager.subscribe(wanted)).toJSON());
  } catch (error) {
    if (before === null) throw error;
    await before.unsubscribe();
    return PushSubscriptionInput.parse((await registration.pushManager.subscribe(wanted)).toJSON());
  }
}
