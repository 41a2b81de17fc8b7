import { mediaQuery, useObservable } from '../observable.js';

const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)');

export const usePrefersReducedMotion = () => useObservable(reducedMotion, false);

export const prefersReducedMotion = reducedMotion.get;
