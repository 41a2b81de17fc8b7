import { useEffect, useRef } from 'react';

/** Makes `callback` a no-op after unmount: a late response must not close a newer dialog. */
export function useWhileMounted(callback: () => void): () => void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return () => {
    if (isMounted.current) callback();
  };
}
