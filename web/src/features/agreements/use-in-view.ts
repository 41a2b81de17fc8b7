import { type RefObject, useEffect, useState } from 'react';
import { usePageVisible } from '../../shared/ui/use-page-visible.js';

/** Whether the element is visible in a visible page. The element exists while `isRendered`. */
export function useInView(element: RefObject<HTMLElement | null>, isRendered: boolean): boolean {
  const [isInView, setInView] = useState(false);
  const isShown = usePageVisible();
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
