import { useCallback, useState } from 'react';
import { usePageVisible } from '../../shared/ui/use-page-visible.js';

/** A ref, and whether its element is visible in a visible page. */
export function useInView() {
  const [isInView, setInView] = useState(false);
  const isShown = usePageVisible();
  const observe = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [observe, isInView && isShown] as const;
}
