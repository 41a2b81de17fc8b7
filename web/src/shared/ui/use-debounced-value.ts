import { useEffect, useState } from 'react';

/** A pause between two key presses that is longer than this, ms, ends the typing. */
const PAUSE_MS = 180;

/** The value once it has not changed for a moment. */
export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
