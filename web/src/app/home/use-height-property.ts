import { type RefObject, useEffect } from 'react';

/** Sets a custom property of the page to the height of `box` while the box is shown. */
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
