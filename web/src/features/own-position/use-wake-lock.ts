import { useEffect } from 'react';
import { logWarning } from '../../shared/log/log.js';

/**
 * Keeps the screen on while `wanted`. Browsers release the lock of a hidden page, so the lock is
 * requested whenever the page is shown.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let isRequesting = false;
    let isDisposed = false;
    const release = (lock: WakeLockSentinel) =>
      void lock.release().catch((error: unknown) => logWarning('screen wake lock not released', error));
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || isRequesting || held?.released === false) return;
      isRequesting = true;
      try {
        held = await navigator.wakeLock.request('screen');
        if (isDisposed) release(held);
      } catch (error) {
        logWarning('screen wake lock refused', error); // Low battery, or forbidden
      } finally {
        isRequesting = false;
      }
    };
    const onVisible = () => void acquire();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isDisposed = true;
      document.removeEventListener('visibilitychange', onVisible);
      if (held) release(held);
    };
  }, [wanted]);
}
