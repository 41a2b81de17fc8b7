import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetStatusMutation } from '../../features/providing/providing.api.js';
import '../../features/providing/providing.tr.js';
import { logWarning } from '../../shared/log/log.js';
import { showSuccess, showError } from '../../shared/toast/toast-store.js';
import { Button } from '../../shared/ui/button.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { PRODUCT } from '../../shared/paths.js';
import './leave-sheet.tr.js';

export type LeaveAction = 'sign-out' | 'page';

interface LeaveSheetProps {
  leaving: LeaveAction | null;
  onStay: () => void;
  /** Called when the offer has ended, or stays and the user leaves nevertheless. */
  onLeave: () => Promise<void>;
}

export function LeaveSheet({ leaving, onStay, onLeave }: LeaveSheetProps) {
  const { t } = useTranslation(['leave', 'shared', 'providing']);
  const [setStatus] = useSetStatusMutation();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (leaving === null && hasFailed) setFailed(false);
  const isSignOut = leaving === 'sign-out';
  const leaveNevertheless = async () => {
    setBusy(true);
    await onLeave();
    setBusy(false);
  };
  const end = async () => {
    setBusy(true);
    try {
      await setStatus({ isOnline: false }).unwrap();
      if (!isSignOut) showSuccess(t('providing:ended', { product: PRODUCT }));
      await onLeave();
    } catch (error) {
      logWarning('the offer could not be ended', error);
      showError(t('shared:toasts.error'), t('failed'));
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet open={leaving !== null} title={t('title')} onClose={() => busy || onStay()}>
      <p>{isSignOut ? t(hasFailed ? 'nevertheless' : 'signOut') : t('page')}</p>
      <div className="leave-choices">
        <Button look="action" disabled={busy} onClick={() => void end()}>
          {isSignOut ? t('endAndSignOut') : t('end')}
        </Button>
        <Button disabled={busy} onClick={onStay}>
          {t('stay')}
        </Button>
        {isSignOut && hasFailed && (
          <Button disabled={busy} onClick={() => void leaveNevertheless()}>
            {t('signOutNevertheless')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
