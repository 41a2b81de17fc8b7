import { useEffect, useState } from 'react';
import { tabStorage } from '../storage/browser-storage.js';

const toKey = (part: string) => `reopen.${part}`;

/** Stores what the part opens after the next load of the page. */
export const storeReopen = (part: string, opened: string): void => tabStorage.set(toKey(part), opened);

/**
 * Stores what the user opened if its code cannot be loaded, since the retry may reload the page.
 */
export function useStoreReopen(part: string, opened: string): void {
  useEffect(() => {
    storeReopen(part, opened);
    return () => tabStorage.remove(toKey(part));
  }, [part, opened]);
}

/** Returns the value stored before the page was loaded, or null. */
export function useReopened(part: string): string | null {
  const [opened] = useState(() => tabStorage.get(toKey(part)));
  useEffect(() => tabStorage.remove(toKey(part)), [part]);
  return opened;
}
