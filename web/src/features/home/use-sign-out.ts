import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../../shared/auth/firebase-auth.js';
import { logError } from '../../shared/log/log.js';
import { PATHS } from '../../shared/paths.js';
import { useEndPush } from '../../shared/push/use-end-push.js';
import { useEndBoardSession } from '../../shared/queue-board/use-end-board-session.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { showToast } from '../../shared/toast/toast-store.js';

/** Signs out with the toasts of spec 8; and leads to the greeting (spec 2). */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(['home', 'shared']);
  const navigate = useNavigate();
  const endPush = useEndPush();
  const endBoardSession = useEndBoardSession();
  return async () => {
    try {
      await Promise.all([endPush(), endBoardSession()]);
      await signOut();
      void navigate(PATHS.greeting);
      showToast({
        title: t('shared:toasts.success'),
        description: t('signedOut'),
        action: { label: t('signInAgain'), onClick: () => void navigate(PATHS.login) },
      });
    } catch (error) {
      logError('signing out failed', error);
      showFailure(t('signOutFailed'), error);
    }
  };
}
