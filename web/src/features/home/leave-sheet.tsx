import { useTranslation } from 'react-i18next';
import { Sheet } from '../../shared/ui/sheet.js';
import { Button } from '../../shared/ui/button.js';
import './leave-sheet.css';

/** What an online provider is about to do. */
export type Leaving = 'sign-out' | 'page';

interface LeaveSheetProps {
  /** Null while nothing is asked. */
  leaving: Leaving | null;
  /** While the offer is being ended. */
  busy: boolean;
  onStay: () => void;
  onEnd: () => void;
}

/**
 * Asks an online provider who is about to go whether the offer goes too: nobody should stay on the
 * map who is not there.
 */
export function LeaveSheet({ leaving, busy, onStay, onEnd }: LeaveSheetProps) {
  const { t } = useTranslation('home');
  return (
    <Sheet open={leaving !== null} title={t('leave.title')} onClose={() => busy || onStay()}>
      <p>{leaving === 'sign-out' ? t('leave.signOut') : t('leave.page')}</p>
      <div className="leave-choices">
        <Button look="action" disabled={busy} onClick={onEnd}>
          {leaving === 'sign-out' ? t('leave.endAndSignOut') : t('leave.end')}
        </Button>
        <Button disabled={busy} onClick={onStay}>
          {t('leave.stay')}
        </Button>
      </div>
    </Sheet>
  );
}
