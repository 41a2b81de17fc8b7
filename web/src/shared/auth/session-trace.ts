import { observable } from '../observable.js';
import { deviceStorage } from '../storage/browser-storage.js';
import { isGoogleReturn } from './google-return.js';
import type { Session } from './session-slice.js';

const KEY = 'session';

/** Whether the last visit had a session; without one the login page need not wait for the SDK. */
export const hadSession = (): boolean => deviceStorage.get(KEY) !== null;

let known = false;
const signedIn = observable(false);

/**
 * Whether there is or was a session on this device, or a Google sign-in returns. Once true, it
 * stays true until a reload.
 */
export function hasKnownSession(): boolean {
  known ||= signedIn.get() || hadSession() || isGoogleReturn();
  return known;
}

export const subscribeToSession = signedIn.subscribe;

/** Stores whether there is a session, not whose. */
export function rememberSession({ status }: Session): void {
  if (status === 'resolving') return;
  if (status === 'signed-out') {
    deviceStorage.remove(KEY);
    return;
  }
  deviceStorage.set(KEY, status);
  signedIn.set(true);
}
