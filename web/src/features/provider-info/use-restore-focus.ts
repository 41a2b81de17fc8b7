import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus into `box` for each `subject`, and back to where it was when the box goes away.
 */
export function useRestoreFocus(box: RefObject<HTMLElement | null>, subject: number): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // whoever has moved the focus elsewhere meanwhile keeps it
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => box.current?.focus({ preventScroll: true }), [box, subject]);
}
