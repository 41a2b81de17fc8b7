import type { User } from '@firebase/auth';
import { logWarning } from '../log/log.js';
import { RENEWAL_LEAD_MS, RENEWAL_RETRY_MAX_MS, RENEWAL_RETRY_MIN_MS } from '../limits.js';
import type { FirebaseSession } from './firebase-auth.js';
import { toSessionEnd, notifySessionEnd } from './session-end.js';

/**
 * How long to wait before renewing a token that expires at `expiresAt`, ms; never so short that a
 * wrong clock makes it a storm.
 */
export function renewalDelay(expiresAt: number, now: number): number {
  return Math.max(expiresAt - now - RENEWAL_LEAD_MS, RENEWAL_RETRY_MIN_MS);
}

/**
 * How long to wait after the `failures`-th failure in a row, ms: doubling up to a limit (spec 9).
 */
export function renewalBackoff(failures: number): number {
  return Math.min(RENEWAL_RETRY_MIN_MS * 2 ** (failures - 1), RENEWAL_RETRY_MAX_MS);
}

/**
 * Renews the ID token ahead of its end (spec 4); the SDK does so by itself only for Firebase's
 * other services.
 */
export function keepTokenFresh({ sdk, auth }: FirebaseSession): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const renew = async (user: User) => {
    try {
      await user.getIdToken(true); // and so onIdTokenChanged
    } catch (error) {
      notifySessionEnd(error);
      // signed out: nothing to renew
      if (toSessionEnd(error) !== null || auth.currentUser !== user) return;
      logWarning('renewing the token failed', error);
      failures += 1;
      timer = setTimeout(() => void renew(user), renewalBackoff(failures));
    }
  };
  const schedule = async (user: User) => {
    const { expirationTime } = await user.getIdTokenResult();
    if (auth.currentUser !== user) return;
    clearTimeout(timer);
    timer = setTimeout(() => void renew(user), renewalDelay(Date.parse(expirationTime), Date.now()));
  };
  sdk.onIdTokenChanged(auth, (user) => {
    clearTimeout(timer);
    failures = 0;
    if (user === null) return;
    schedule(user).catch((error: unknown) => logWarning('the token tells no end', error));
  });
}
