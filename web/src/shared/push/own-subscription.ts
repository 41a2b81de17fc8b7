import { logWarning } from '../log/log.js';

/** The app's service worker; undefined where there is none, as in development. */
export const ownRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
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
