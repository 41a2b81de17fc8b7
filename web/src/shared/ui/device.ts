import { useSyncExternalStore } from 'react';
import { mediaQuery, useObservable } from '../observable.js';
import { WIDE_FROM } from '../theme/tokens.js';

const wide = mediaQuery(`(width >= ${WIDE_FROM}px)`);

export const useIsWide = () => useObservable(wide);

const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)');

export const usePrefersReducedMotion = () => useObservable(reducedMotion, false);

export const prefersReducedMotion = reducedMotion.get;

/** Whether the page is on a phone or tablet. */
export const isHandheld = mediaQuery('(pointer: coarse)').get;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useConnected = () => useSyncExternalStore(subscribe, () => navigator.onLine);
