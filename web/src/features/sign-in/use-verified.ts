import { useEffect, useEffectEvent } from 'react';
import { logWarning } from '../../shared/log/log.js';

/** Between two checks while the page is visible, ms. */
const CHECK_EVERY_MS = 5_000;

/** How long it is checked without a return of the user to the page, ms. */
const CHECK_FOR_MS = 10 * 60_000;

/**
 * Calls `onVerified` once, as soon as the e-mail is verified: checked every few seconds while the
 * page is visible, for at most 10 minutes, and again when the user returns to it.
 */
export function useVerified(isVerified: () => Promise<boolean>, onVerified: () => void): void {
  const check = useEffectEvent(isVerified);
  const proceed = useEffectEvent(onVerified);
  useEffect(() => {
    let done = false;
    let checkUntil = Date.now() + CHECK_FOR_MS;
    const run = async () => {
      if (done || document.visibilityState === 'hidden') return;
      try {
        if (!(await check()) || done) return;
        done = true;
        proceed();
      } catch (error) {
        logWarning('the verification is unknown', error); // the next check tries again
      }
    };
    const timer = setInterval(() => Date.now() <= checkUntil && void run(), CHECK_EVERY_MS);
    const onVisibility = () => {
      checkUntil = Date.now() + CHECK_FOR_MS;
      void run();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      done = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}
