import { useRef, useState, type PointerEvent } from 'react';
import { stepsOfSwipe } from './slide-order.js';

/** Follows a finger or a mouse across the slides; `onSwipe` hears by how many slides it went. */
export function useSwipe(onSwipe: (steps: number) => void) {
  const start = useRef<number | null>(null);
  const [dragged, setDragged] = useState(0);
  const end = () => {
    start.current = null;
    setDragged(0);
  };
  return {
    /** How far the slides are dragged at the moment, px. */
    dragged,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!event.isPrimary || event.button !== 0) return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) setDragged(event.clientX - start.current);
      },
      onPointerUp: (event: PointerEvent) => {
        if (start.current === null) return;
        const steps = stepsOfSwipe(event.clientX - start.current);
        end();
        if (steps !== 0) onSwipe(steps);
      },
      onPointerCancel: end,
    },
  };
}
