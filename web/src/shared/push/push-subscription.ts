import { PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import { logWarning } from '../log/log.js';

/**
 * Whether this browser can be sent push messages; on iPhones and iPads only once the app is on the
 * home screen.
 */
export type PushSupport = 'supported' | 'install-first' | 'unsupported';

/** What this browser can do. */
export function pushSupport(): PushSupport {
  const complete = 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;
  if (complete) return 'supported';
  return isApplePhone() ? 'install-first' : 'unsupported';
}

/** An iPad passes for a Mac, which has no touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** The app's service worker; undefined where there is none, as in development. */
const ownRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** This browser's subscription to push messages; null where it has none. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await ownRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Ends the subscription on the browser's side, after which its endpoint is gone. */
export async function dropSubscription(): Promise<void> {
  try {
    await (await ownSubscription())?.unsubscribe();
  } catch (error) {
    logWarning('the push subscription could not be ended', error);
  }
}

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
