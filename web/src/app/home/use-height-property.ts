import { type RefObject, useEffect } from 'react';

/** Publishes the height of the box to the style sheets of the whole page while it is shown. */
export function useHeightProperty(box: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [box, property]);
}
