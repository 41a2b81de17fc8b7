import type { User } from '@firebase/auth';
import { backoffDelay } from '@rotadas/contracts/primitives/backoff-delay';
import { logWarning } from '../log/log.js';
import type { FirebaseSession } from './firebase-auth.js';
import { toSessionEnd, notifySessionEnd } from './session-end.js';

/** Time before the expiry at which the ID token is renewed. */
const RENEWAL_LEAD_MS = 5 * 60_000;
const RENEWAL_RETRY_MIN_DELAY_MS = 30_000;
const RENEWAL_BACKOFF = { firstMs: RENEWAL_RETRY_MIN_DELAY_MS, maxMs: 960_000, jitter: 0 };

/** Time until the renewal, ms. It has a minimum, since the device's clock may be wrong. */
export function renewalDelay(expiresAt: number, now: number): number {
  return Math.max(expiresAt - now - RENEWAL_LEAD_MS, RENEWAL_RETRY_MIN_DELAY_MS);
}

export function renewalBackoff(failures: number): number {
  return backoffDelay(failures, RENEWAL_BACKOFF);
}

/** Renews the ID token before it expires; the SDK does so only for Firebase's other services. */
export function keepTokenFresh({ sdk, auth }: FirebaseSession): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const renew = async (user: User) => {
    try {
      await user.getIdToken(true); // Triggers onIdTokenChanged
    } catch (error) {
      notifySessionEnd(error);
      // Signed out meanwhile, so there is nothing to renew.
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
    schedule(user).catch((error: unknown) => logWarning('reading the expiry of the token failed', error));
  });
}
