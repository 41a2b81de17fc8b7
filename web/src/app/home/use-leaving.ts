import { useEffect, useState } from 'react';
import type { Leaving } from '../../features/home/leave-sheet.js';
import { useSignOut } from '../../features/home/use-sign-out.js';
import { isReloading } from '../../shared/navigation/reload-page.js';
import { useBackLayer } from '../../shared/navigation/use-back-layer.js';

/**
 * Asks an online provider who signs out or goes Back whether the offer ends too. If the page is
 * being closed, only the browser can ask, and does so once. A page that is closed sends nothing: it
 * may only be reloaded, and the marker soon says how old its position is.
 */
export function useLeaving(online: boolean) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const signOut = useSignOut();
  // Who signs out keeps the layer to the end: its entry, taken back while the next page comes,
  // would take that back too.
  useBackLayer(online || leaving === 'sign-out', () => setLeaving((last) => last ?? 'page'));
  useEffect(() => {
    if (!online) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [online]);

  const onEnded = async () => {
    if (leaving === 'sign-out') await signOut();
    setLeaving(null);
  };
  return {
    onSignOut: () => (online ? setLeaving('sign-out') : void signOut()),
    sheet: { leaving, onStay: () => setLeaving(null), onEnded },
  };
}
