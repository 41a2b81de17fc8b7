import { useSyncExternalStore } from 'react';

const stillQuery = window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  stillQuery.addEventListener('change', listener);
  return () => stillQuery.removeEventListener('change', listener);
}

/** Whether the user wants no motion. */
export const useStillness = () =>
  useSyncExternalStore(
    subscribe,
    () => stillQuery.matches,
    () => false,
  );
