import { useEffect, useState } from 'react';

/** A pause between two letters that is longer than this, ms, asks for suggestions. */
const PAUSE_MS = 180;

/** The text as it was when the writing last paused. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
