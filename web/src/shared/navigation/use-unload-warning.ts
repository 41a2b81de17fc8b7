import { useEffect } from 'react';
import { isReloading } from './reload-page.js';

/** While `active`, the browser asks before the page closes, unless the app reloads it. */
export function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [active]);
}
