import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EndingAgreements } from '../../features/providing/ending-agreements.js';
import { useGoOffline } from '../../features/providing/use-offer-actions.js';
import { Button } from '../../shared/ui/button.js';
import { Sheet } from '../../shared/ui/sheet.js';
import './leave-sheet.tr.js';

export type LeaveAction = 'sign-out' | 'page';

interface LeaveSheetProps {
  leaving: LeaveAction | null;
  onStay: () => void;
  /** Called when the user leaves, whether or not the offer has ended. */
  onLeave: () => Promise<void>;
}

export function LeaveSheet({ leaving, onStay, onLeave }: LeaveSheetProps) {
  const { t } = useTranslation('leave');
  const { end } = useGoOffline();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (leaving === null && hasFailed) setFailed(false);
  const isSignOut = leaving === 'sign-out';
  const leaveNevertheless = async () => {
    setBusy(true);
    await onLeave();
    setBusy(false);
  };
  const endAndLeave = async () => {
    setBusy(true);
    if (await end()) await onLeave();
    else setFailed(true);
    setBusy(false);
  };
  return (
    <Sheet open={leaving !== null} title={t('title')} onClose={() => busy || onStay()}>
      <p>
        {isSignOut ? t(hasFailed ? 'nevertheless' : 'signOut') : t('page')}
        <EndingAgreements />
      </p>
      <div className="leave-choices">
        <Button variant="action" disabled={busy} onClick={() => void endAndLeave()}>
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
