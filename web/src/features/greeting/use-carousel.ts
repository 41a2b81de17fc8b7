import { useEffect, useState } from 'react';
import { SLIDE_MS } from '../../shared/limits.js';
import { slideAfter } from './slide-order.js';

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Which slide shows, and whether the slides go on by themselves. */
export function useCarousel() {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(!reducedMotion.matches);
  const [held, setHeld] = useState(false);
  const running = playing && !held;

  // Starts anew with each slide, so that one chosen by hand stays its whole time too.
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setCurrent(slideAfter(current, 1)), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [running, current]);

  useEffect(() => {
    const follow = () => reducedMotion.matches && setPlaying(false);
    reducedMotion.addEventListener('change', follow);
    return () => reducedMotion.removeEventListener('change', follow);
  }, []);

  return {
    current,
    playing,
    running,
    goTo: setCurrent,
    go: (steps: number) => setCurrent(slideAfter(current, steps)),
    toggle: () => setPlaying(!playing),
    /** Holds the slides while a pointer or the keyboard is on them. */
    hold: setHeld,
  };
}
