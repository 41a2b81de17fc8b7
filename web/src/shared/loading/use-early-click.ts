import { useEffect } from 'react';

/** Repeats a click made before a prerendered page was hydrated (record-early-click.ts). */
export function useEarlyClick(): void {
  useEffect(() => {
    const prerendered = document.querySelector<HTMLElement>('[data-prerendered]');
    if (prerendered === null) return;
    delete prerendered.dataset['prerendered'];
    const button = prerendered.querySelector<HTMLElement>('[data-early-click]');
    delete button?.dataset['earlyClick'];
    button?.click();
  }, []);
}
