import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is visible in a visible page. The element exists while `isRendered`. */
export function useInView(element: RefObject<HTMLElement | null>, isRendered: boolean): boolean {
  const [isInView, setInView] = useState(false);
  const [isShown, setShown] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => setShown(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  useEffect(() => {
    if (!isRendered || element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isRendered]);
  return isInView && isShown;
}
