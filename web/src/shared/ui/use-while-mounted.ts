import { useEffect, useRef } from 'react';

/** Makes `callback` a no-op after unmount: a late response must not close a newer dialog. */
export function useWhileMounted<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return (...args) => {
    if (isMounted.current) callback(...args);
  };
}
