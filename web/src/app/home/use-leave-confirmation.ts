import { useState } from 'react';
import { useBackLayer } from '../../shared/navigation/use-back-layer.js';
import { useUnloadWarning } from '../../shared/navigation/use-unload-warning.js';
import { useSignOut } from '../../shared/sign-out/use-sign-out.js';
import type { LeaveAction } from './leave-sheet.js';

/**
 * Asks before an online user leaves. Closing the page sends nothing, since it may be a reload; then
 * the browser asks.
 */
export function useLeaveConfirmation(online: boolean) {
  const [leaving, setLeaving] = useState<LeaveAction | null>(null);
  const signOutAndLeave = useSignOut();
  // The layer stays until the sign-out is complete: removing its history entry would undo the
  // navigation.
  useBackLayer(online || leaving === 'sign-out', () => setLeaving((last) => last ?? 'page'));
  useUnloadWarning(online);

  const onLeave = async () => {
    if (leaving === 'sign-out') await signOutAndLeave();
    setLeaving(null);
  };
  return {
    onSignOut: () => (online ? setLeaving('sign-out') : void signOutAndLeave()),
    sheet: { leaving, onStay: () => setLeaving(null), onLeave },
  };
}
