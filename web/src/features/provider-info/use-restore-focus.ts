import { useEffect, type RefObject } from 'react';

/** Moves the focus into `box` for each `subject`, and restores it when the box is removed. */
export function useRestoreFocus(box: RefObject<HTMLElement | null>, subject: number): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // the user may have moved the focus elsewhere in the meantime
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => box.current?.focus({ preventScroll: true }), [box, subject]);
}
