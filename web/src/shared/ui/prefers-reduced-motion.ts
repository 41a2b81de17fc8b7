import { mediaQuery, useObservable } from '../observable.js';

const still = mediaQuery('(prefers-reduced-motion: reduce)');

/** Whether the user prefers reduced motion. */
export const usePrefersReducedMotion = () => useObservable(still, false);

/** The same at this moment, for what is drawn without React. */
export const prefersReducedMotion = still.get;
