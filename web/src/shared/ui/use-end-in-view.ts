import { useEffect, useEffectEvent, useRef } from 'react';

/** `onView` is called when the end of the list comes near the viewport while `isWanted`. */
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
