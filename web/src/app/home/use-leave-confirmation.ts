import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../../shared/auth/firebase-auth.js';
import { logError } from '../../shared/log/log.js';
import { useBackLayer } from '../../shared/navigation/use-back-layer.js';
import { useUnloadWarning } from '../../shared/navigation/use-unload-warning.js';
import { PATHS } from '../../shared/paths.js';
import { useEndPush } from '../../shared/push/use-end-push.js';
import { useEndBoardSession } from '../../shared/queue-board/board-session.api.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
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

function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const endPush = useEndPush();
  const endBoardSession = useEndBoardSession();
  return async () => {
    try {
      await Promise.all([endPush(), endBoardSession()]);
      await signOut();
      void navigate(PATHS.greeting);
      showSuccess(t('signedOut'), {
        label: t('signInAgain'),
        onClick: () => void navigate(PATHS.login),
      });
    } catch (error) {
      logError('signing out failed', error);
      showFailure(t('signOutFailed'), error);
    }
  };
}
