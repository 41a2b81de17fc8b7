import { useEffect, useEffectEvent } from 'react';

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls `listener` on the first interaction, to load what most visits need only then. */
export function useFirstTouch(listener: () => void): void {
  const onTouch = useEffectEvent(listener);
  useEffect(() => {
    const controller = new AbortController();
    const touched = () => {
      controller.abort();
      onTouch();
    };
    for (const touch of TOUCHES) window.addEventListener(touch, touched, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}

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
