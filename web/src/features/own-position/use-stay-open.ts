import { useEffect, useState } from 'react';
import { isHandheld } from '../../shared/ui/device.js';

/** Interval at which a running page records the time, ms. */
const CHECK_INTERVAL_MS = 10_000;
/**
 * A longer gap, ms, means that the page was suspended. Browsers only throttle the timers of a
 * hidden page, to one a minute.
 */
const SUSPENDED_AFTER_MS = 90_000;

export interface StayOpen {
  mustStayOpen: boolean;
  dismissStayOpen: () => void;
}

/**
 * Whether to advise an online provider to keep the page open. True on handhelds, and after the
 * device has suspended the page.
 */
export function useStayOpen(online: boolean): StayOpen {
  const [isDismissed, setDismissed] = useState(false);
  const [wasSuspended, setSuspended] = useState(false);
  useEffect(() => {
    if (!online) return;
    let lastCheckAt = Date.now();
    const checkGap = () => {
      if (Date.now() - lastCheckAt > SUSPENDED_AFTER_MS) {
        setSuspended(true);
        setDismissed(false);
      }
      lastCheckAt = Date.now();
    };
    const timer = setInterval(checkGap, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', checkGap);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkGap);
    };
  }, [online]);
  // Phones and tablets suspend hidden pages.
  const isNeeded = isHandheld() || wasSuspended;
  return { mustStayOpen: online && isNeeded && !isDismissed, dismissStayOpen: () => setDismissed(true) };
}
