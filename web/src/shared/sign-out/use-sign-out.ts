import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../auth/firebase-auth.js';
import { logError } from '../log/log.js';
import { PATHS } from '../paths.js';
import { useEndPush } from '../push/use-end-push.js';
import { useEndBoardSession } from '../queue-board/board-session.api.js';
import { showFailure } from '../toast/show-failure.js';
import { showSuccess } from '../toast/toast-store.js';

/**
 * Signs out on this device and opens the greeting. `endSessions` runs before, while the session is
 * still valid; its failure keeps the user signed in, with push, which the sign-out ends later.
 */
export function useSignOut(): (endSessions?: () => Promise<unknown>) => Promise<void> {
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const endPush = useEndPush();
  const endBoardSession = useEndBoardSession();
  return async (endSessions) => {
    try {
      await Promise.all([endSessions ? undefined : endPush(), endBoardSession()]);
      await endSessions?.();
      await signOut();
      void navigate(PATHS.greeting);
      showSuccess(t('signOut.done'), {
        label: t('signOut.again'),
        onClick: () => void navigate(PATHS.login),
      });
    } catch (error) {
      logError('signing out failed', error);
      showFailure(t('signOut.failed'), error);
    }
  };
}
