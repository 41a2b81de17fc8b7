import { useEffect, useState } from 'react';

/** A longer pause between key presses ends the typing, ms. */
const PAUSE_MS = 180;

export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
