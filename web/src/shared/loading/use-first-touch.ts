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

/** Repeats a click made before a prerendered page was hydrated (mark-early-press.ts). */
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
