import { PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import { logWarning } from '../log/log.js';
import { browserFrom } from '../ui/browser-name.js';

/** iPhones and iPads support push only once the app is on the home screen. */
export type PushSupport = 'supported' | 'install-first' | 'unsupported';

export function pushSupport(): PushSupport {
  const complete = 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;
  if (complete) return 'supported';
  const browser = browserFrom(navigator.userAgent, navigator.maxTouchPoints);
  return browser === 'iphone' ? 'install-first' : 'unsupported';
}

const ownRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await ownRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Unsubscribes in the browser, which invalidates the endpoint. */
export async function dropSubscription(): Promise<void> {
  try {
    await (await ownSubscription())?.unsubscribe();
  } catch (error) {
    logWarning('the push subscription could not be ended', error);
  }
}

/** `publicKey` is base64url; requires the permission. Replaces a subscription for another key. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionInput> {
  const registration = await ownRegistration();
  if (registration === undefined) throw new Error('there is no service worker to show notifications');
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const existing = await ownSubscription();
  try {
    return PushSubscriptionInput.parse((await registration.pushManager.subscribe(options)).toJSON());
  } catch (error) {
    if (existing === null) throw error;
    await existing.unsubscribe();
    return PushSubscriptionInput.parse((await registration.pushManager.subscribe(options)).toJSON());
  }
}
