import { useEffect, useState } from 'react';

/** A running page notes the time this often, ms. */
const ALIVE_EVERY_MS = 10_000;
/**
 * A page that could not note the time for so long, ms, was put to sleep; a hidden one that runs may
 * do so every minute.
 */
const ASLEEP_AFTER_MS = 90_000;

/** Phones and tablets put a page to sleep that nobody looks at. */
const handheldQuery = window.matchMedia('(pointer: coarse)');

/**
 * Whether an online provider has to be told to keep the page open: on handhelds, and wherever the
 * page was seen asleep.
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
