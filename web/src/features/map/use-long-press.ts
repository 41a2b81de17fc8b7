import { useEffect, useRef, type PointerEvent } from 'react';

/** How long, ms, a finger or the mouse rests on a place to mean it; a system's own is as long. */
const HOLD_MS = 600;
/** A finger that moves by more, px, pans the map. */
const STILL_PX = 8;

/**
 * Tells of a finger or mouse button that rests on one place of an element, px from its corner; what
 * the element has to be given for it.
 */
export function useLongPress(onHold: (x: number, y: number) => unknown) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ isPrimary, button, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
      stop(); // a second finger zooms
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
