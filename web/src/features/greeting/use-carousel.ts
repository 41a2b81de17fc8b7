import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { usePrefersReducedMotion } from '../../shared/ui/device.js';

const SLIDE_INTERVAL_MS = 5_000;
const SLIDE_SWIPE_PX = 50;

export const SLIDES = ['map', 'contact', 'online'] as const;

export type Slide = (typeof SLIDES)[number];

function slideAfter(index: number, steps: number): number {
  return (index + steps + SLIDES.length) % SLIDES.length;
}

/** Position relative to the current slide: -1 left of it, 0 the slide itself, 1 right of it. */
export function slideOffset(index: number, current: number): number {
  return slideAfter(index, 1 - current) - 1;
}

/** Slides to advance after a horizontal move of `dx` px; short moves do not count. */
export function swipeSteps(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= SLIDE_SWIPE_PX) return 0;
  return dx < 0 ? 1 : -1;
}

export function useSwipe(onSwipe: (steps: number) => void) {
  const start = useRef<number | null>(null);
  const [dragged, setDragged] = useState(0);
  const end = () => {
    start.current = null;
    setDragged(0);
  };
  return {
    /** Current drag distance, px. */
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
        const steps = swipeSteps(event.clientX - start.current);
        end();
        if (steps !== 0) onSwipe(steps);
      },
      onPointerCancel: end,
    },
  };
}

export function useCarousel() {
  const reducedMotion = usePrefersReducedMotion();
  const [current, setCurrent] = useState(0);
  /** Set by the play button; overrides the device's motion preference. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isPlaying = chosen ?? !reducedMotion;
  const [held, setHeld] = useState(false);
  const isRunning = isPlaying && !held;

  // Restarts with each slide, so that a slide chosen by hand is also shown for the full time.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setCurrent(slideAfter(current, 1)), SLIDE_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, current]);

  return {
    current,
    isPlaying,
    isRunning,
    goTo: setCurrent,
    go: (steps: number) => setCurrent(slideAfter(current, steps)),
    toggle: () => setChosen(isPlaying === reducedMotion ? null : !isPlaying),
    /** Pauses the slides while the pointer or the keyboard focus is on them. */
    hold: setHeld,
  };
}
