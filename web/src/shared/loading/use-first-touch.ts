import { useEffect, useEffectEvent } from 'react';

/** What a person does before anything that they want of the page. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls `listener` when the person first touches the page. What most visits need only then is
 * loaded from there, so that the first load stays light.
 */
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
