import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts a task off until nothing is pressed any more and the click of it was told. What leaves a
 * field by pressing a button would else move that button away under the finger, and the click
 * would be lost. Only the newest task is kept; where its screen goes away first, it is done then.
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
      setTimeout(run); // the click is told after the release
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
      setTimeout(run); // a finger's press is told whole before the field is left
    },
    [run],
  );
}
