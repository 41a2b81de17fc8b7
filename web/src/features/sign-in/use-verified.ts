import { useEffect, useEffectEvent } from 'react';
import { logWarning } from '../../shared/log/log.js';

/** Between two checks while the page is visible, ms. */
const CHECK_EVERY_MS = 5_000;

/**
 * Calls `onVerified` once, as soon as the e-mail is verified: checked every few seconds while the
 * page is visible, and when the user returns to it.
 */
export function useVerified(isVerified: () => Promise<boolean>, onVerified: () => void): void {
  const check = useEffectEvent(isVerified);
  const proceed = useEffectEvent(onVerified);
  useEffect(() => {
    let done = false;
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
    const runSoon = () => void run();
    const timer = setInterval(runSoon, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', runSoon);
    return () => {
      done = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', runSoon);
    };
  }, []);
}
