import { observable } from '../observable.js';
import { deviceStorage } from '../storage/browser-storage.js';
import { isGoogleReturn } from './google-return.js';
import type { Session } from './session-slice.js';

const KEY = 'session';

/**
 * Whether somebody was signed in here when the app was last open. Who never was need not wait for
 * the identity provider's SDK to see the login page; whoever was is asked for there as ever.
 */
export const hadSession = (): boolean => deviceStorage.get(KEY) !== null;

let seen = false;
const signedIn = observable(false);

/**
 * Whether somebody was signed in here when the app was last open, has signed in since, or comes
 * back from Google.
 */
export function recordSession(): boolean {
  seen ||= signedIn.get() || hadSession() || isGoogleReturn();
  return seen;
}

/** Calls a listener when a user signs in, until the returned function is called. */
export const onSessionSeen = signedIn.subscribe;

/** Keeps for the next start whether somebody is signed in; nothing of who it is. */
export function rememberSession({ status }: Session): void {
  if (status === 'resolving') return;
  if (status === 'signed-out') {
    deviceStorage.remove(KEY);
    return;
  }
  deviceStorage.set(KEY, status);
  signedIn.set(true);
}
