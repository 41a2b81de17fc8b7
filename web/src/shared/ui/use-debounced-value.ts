import { useEffect, useState } from 'react';

/** Typing ends after this pause, ms. */
const DEBOUNCE_DELAY_MS = 180;

export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
