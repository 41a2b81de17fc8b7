import { type Observable, observable } from '../observable.js';
import { deviceStorage } from '../storage/browser-storage.js';
import { isGoogleReturn } from './google-return.js';
import type { Session } from './session-slice.js';

const KEY = 'session';

/** Whether the last visit had a session. Without one, the login page does not wait for the SDK. */
export const hadSession = (): boolean => deviceStorage.get(KEY) !== null;

let known = false;
const signedIn = observable(false);

/**
 * Whether this visit or the last one has a session, or the user returns from Google's page. True
 * remains true until a reload.
 */
export const knownSession: Observable<boolean> = {
  get: () => (known ||= signedIn.get() || hadSession() || isGoogleReturn()),
  subscribe: signedIn.subscribe,
};

/**
 * Returns a listener that stores whether there is a session, but not whose. It calls `onLost` at
 * the start if the session of the last visit no longer exists, which Firebase does not report.
 */
export function rememberSession(onLost: () => void): (session: Session) => void {
  let isStart = true;
  return ({ status }) => {
    if (status === 'resolving') return;
    if (isStart && status === 'signed-out' && hadSession()) onLost();
    isStart = false;
    if (status === 'signed-out') {
      deviceStorage.remove(KEY);
      return;
    }
    deviceStorage.set(KEY, status);
    signedIn.set(true);
  };
}
