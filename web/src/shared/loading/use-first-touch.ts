import { useEffect, useEffectEvent } from 'react';

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls `listener` on the first interaction, to load parts that are not needed before. */
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
