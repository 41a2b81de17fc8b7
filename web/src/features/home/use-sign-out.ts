import { useTranslation } from 'react-i18next';
import { signOut } from '../../shared/auth/sign-out.js';
import { logError } from '../../shared/log/log.js';
import { showToast } from '../../shared/toast/toast-store.js';

/** Signs out with the toasts of spec 8; the access rules then lead away. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(['home', 'shared']);
  return async () => {
    try {
      await signOut();
      showToast({ title: t('shared:toasts.success'), description: t('signedOut') });
    } catch (error) {
      logError('signing out failed', error);
      showToast({ title: t('shared:toasts.error'), description: t('signOutFailed'), look: 'destructive' });
    }
  };
}
