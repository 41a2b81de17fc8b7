import { useEffect, useEffectEvent, useRef } from 'react';

/** A ref for a list's end; `onView` is called when it comes near the visible part. */
export function useEndInView(onView: () => unknown) {
  const end = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onView);
  useEffect(() => {
    const element = end.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return end;
}
