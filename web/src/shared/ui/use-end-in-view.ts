import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns a ref for a list's end. `onView` is called when it is near the visible part while more
 * `isWanted`, and again whenever that begins anew.
 */
export function useEndInView(isWanted: boolean, onView: () => unknown) {
  const end = useRef<HTMLDivElement>(null);
  const notify = useEffectEvent(onView);
  useEffect(() => {
    const element = end.current;
    if (!isWanted || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted]);
  return end;
}
