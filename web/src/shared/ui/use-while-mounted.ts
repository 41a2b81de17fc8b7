import { useEffect, useRef } from 'react';

/**
 * Wraps `callback` so that it does nothing once the component is unmounted: a late response must
 * not close the dialog that opened in the meantime.
 */
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
