import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetStatusMutation } from '../../features/providing/providing.api.js';
import '../../features/providing/providing.tr.js';
import { logWarning } from '../../shared/log/log.js';
import { showSuccess, showError } from '../../shared/toast/toast-store.js';
import { Button } from '../../shared/ui/button.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { PRODUCT } from '../../shared/paths.js';

export type LeaveAction = 'sign-out' | 'page';

interface LeaveSheetProps {
  leaving: LeaveAction | null;
  onStay: () => void;
  onEnded: () => Promise<void>;
}

export function LeaveSheet({ leaving, onStay, onEnded }: LeaveSheetProps) {
  const { t } = useTranslation(['home', 'shared', 'providing']);
  const [setStatus] = useSetStatusMutation();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await setStatus({ isOnline: false }).unwrap();
      if (leaving !== 'sign-out') {
        showSuccess(t('providing:ended', { product: PRODUCT }));
      }
      await onEnded();
    } catch (error) {
      logWarning('the offer could not be ended', error);
      showError(t('shared:toasts.error'), t('leave.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet open={leaving !== null} title={t('leave.title')} onClose={() => busy || onStay()}>
      <p>{leaving === 'sign-out' ? t('leave.signOut') : t('leave.page')}</p>
      <div className="leave-choices">
        <Button look="action" disabled={busy} onClick={() => void end()}>
          {leaving === 'sign-out' ? t('leave.endAndSignOut') : t('leave.end')}
        </Button>
        <Button disabled={busy} onClick={onStay}>
          {t('leave.stay')}
        </Button>
      </div>
    </Sheet>
  );
}
