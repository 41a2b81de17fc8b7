import { useEffect, useRef, type PointerEvent } from 'react';

/** Same duration as the long press of operating systems, ms. */
const HOLD_MS = 600;
/** A longer movement pans the map, px. */
const STILL_PX = 8;

/** Returns the element's handlers; `onHold` receives px from its corner. */
export function useLongPress(onHold: (x: number, y: number) => unknown) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ isPrimary, button, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
      stop(); // A second finger zooms
      if (!isPrimary || button !== 0) return;
      start.current = { x, y };
      const { left, top } = currentTarget.getBoundingClientRect();
      timer.current = setTimeout(() => onHold(x - left, y - top), HOLD_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
