import { useEffect, useState } from 'react';
import { tabStorage } from '../storage/browser-storage.js';

const keyOf = (part: string) => `asked-part.${part}`;

/** Opens it at the next load of the part that reads it. */
export const rememberAsked = (part: string, asked: string): void => tabStorage.set(keyOf(part), asked);

/** Stores what the user opened while its code cannot be loaded: the retry may reload the page. */
export function useRememberAsked(part: string, asked: string): void {
  useEffect(() => {
    rememberAsked(part, asked);
    return () => tabStorage.remove(keyOf(part));
  }, [part, asked]);
}

/** What the user opened before such a reload; null after any other load of the page. */
export function useAskedBefore(part: string): string | null {
  const [asked] = useState(() => tabStorage.get(keyOf(part)));
  useEffect(() => tabStorage.remove(keyOf(part)), [part]);
  return asked;
}
