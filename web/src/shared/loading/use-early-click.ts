import { useEffect } from 'react';

/**
 * Presses again what was pressed before a drawn page was alive (mark-early-press.ts); any other
 * page is left alone.
 */
export function useEarlyClick(): void {
  useEffect(() => {
    const drawn = document.querySelector<HTMLElement>('[data-drawn]');
    if (drawn === null) return;
    delete drawn.dataset['drawn'];
    const button = drawn.querySelector<HTMLElement>('[data-pressed]');
    delete button?.dataset['pressed'];
    button?.click();
  }, []);
}
