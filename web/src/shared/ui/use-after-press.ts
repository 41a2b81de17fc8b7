import { useCallback, useEffect, useRef } from 'react';

/**
 * Delays a task until no pointer is down, so that leaving a field by a press does not move the
 * pressed button.
 */
export function useAfterPress(): (task: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  const run = useCallback(() => {
    if (isPressed.current) return;
    const task = waiting.current;
    waiting.current = undefined;
    task?.();
  }, []);
  useEffect(() => {
    const onPress = () => {
      isPressed.current = true;
    };
    const onRelease = () => {
      isPressed.current = false;
      setTimeout(run); // Click follows pointerup
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', onPress, options);
    window.addEventListener('pointerup', onRelease, options);
    window.addEventListener('pointercancel', onRelease, options);
    return () => {
      listening.abort();
      onRelease();
    };
  }, [run]);
  return useCallback(
    (task) => {
      waiting.current = task;
      setTimeout(run); // On touch, pointerup precedes blur
    },
    [run],
  );
}
