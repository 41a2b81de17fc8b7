import { mediaQuery, useObservable } from '../observable.js';

const still = mediaQuery('(prefers-reduced-motion: reduce)');

export const usePrefersReducedMotion = () => useObservable(still, false);

/** For code outside React. */
export const prefersReducedMotion = still.get;
