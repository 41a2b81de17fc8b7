import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { SLIDE_MS, SLIDE_SWIPE_PX } from '../../shared/limits.js';
import { usePrefersReducedMotion } from '../../shared/ui/prefers-reduced-motion.js';

/** The slides of the greeting, in their order (spec 2: three). */
export const SLIDES = ['map', 'contact', 'online'] as const;

/** A slide of the greeting. */
export type Slide = (typeof SLIDES)[number];

/** The slide `steps` further on; the last is followed by the first (spec 2: wrap-around). */
function slideAfter(index: number, steps: number): number {
  return (index + steps + SLIDES.length) % SLIDES.length;
}

/** Where a slide stands beside the current one: -1 left of it, 0 in its place, 1 right of it. */
export function slideOffset(index: number, current: number): number {
  return slideAfter(index, 1 - current) - 1;
}

/**
 * How many slides a horizontal move of `dx` px goes on: to the left is forward, and short moves
 * count for nothing.
 */
export function stepsOfSwipe(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= SLIDE_SWIPE_PX) return 0;
  return dx < 0 ? 1 : -1;
}

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

/** Which slide shows, and whether the slides go on by themselves. */
export function useCarousel() {
  const still = usePrefersReducedMotion();
  const [current, setCurrent] = useState(0);
  /** What was chosen by hand, against what the device wishes; null while nothing was. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? !still;
  const [held, setHeld] = useState(false);
  const running = playing && !held;

  // Starts anew with each slide, so that one chosen by hand stays its whole time too.
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setCurrent(slideAfter(current, 1)), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [running, current]);

  return {
    current,
    playing,
    running,
    goTo: setCurrent,
    go: (steps: number) => setCurrent(slideAfter(current, steps)),
    toggle: () => setChosen(playing === still ? null : !playing),
    /** Holds the slides while a pointer or the keyboard is on them. */
    hold: setHeld,
  };
}
