import { useEffect, useState } from 'react';

/** Interval at which a running page records the time, ms. */
const ALIVE_EVERY_MS = 10_000;
/**
 * A longer gap, ms, means that the page was suspended; browsers throttle the timers of a hidden
 * page to one a minute.
 */
const ASLEEP_AFTER_MS = 90_000;

/** Phones and tablets suspend hidden pages. */
const handheldQuery = window.matchMedia('(pointer: coarse)');

/**
 * Whether to ask an online provider to keep the page open: on handhelds, and on devices that
 * suspended the page.
 */
export function useStayOpen(online: boolean): { mustStayOpen: boolean; onStayOpenRead: () => void } {
  const [isRead, setRead] = useState(false);
  const [wasAsleep, setAsleep] = useState(false);
  useEffect(() => {
    if (!online) return;
    let aliveAt = Date.now();
    const note = () => {
      if (Date.now() - aliveAt > ASLEEP_AFTER_MS) {
        setAsleep(true);
        setRead(false);
      }
      aliveAt = Date.now();
    };
    const timer = setInterval(note, ALIVE_EVERY_MS);
    document.addEventListener('visibilitychange', note);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', note);
    };
  }, [online]);
  const isNeeded = handheldQuery.matches || wasAsleep;
  return { mustStayOpen: online && isNeeded && !isRead, onStayOpenRead: () => setRead(true) };
}
