import { useEffect, useState } from 'react';
import { SLIDE_MS } from '../../shared/limits.js';
import { useStillness } from '../../shared/ui/stillness.js';
import { slideAfter } from './slide-order.js';

/** Which slide shows, and whether the slides go on by themselves. */
export function useCarousel() {
  const still = useStillness();
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
