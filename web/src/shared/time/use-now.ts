import { useEffect, useState } from 'react';

/**
 * The time, ms, told again every `everyMs`, so that ages and times left stay true on the screen.
 */
export function useNow(everyMs = 5_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
