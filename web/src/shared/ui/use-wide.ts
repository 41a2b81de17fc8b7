import { useSyncExternalStore } from 'react';
import { WIDE_FROM } from '../theme/tokens.js';

const wideQuery = window.matchMedia(`(width >= ${WIDE_FROM}px)`);

function subscribe(listener: () => void): () => void {
  wideQuery.addEventListener('change', listener);
  return () => wideQuery.removeEventListener('change', listener);
}

/** Whether the screen has room for the panel beside the map. */
export const useWide = () => useSyncExternalStore(subscribe, () => wideQuery.matches);
