import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../shared/navigation/leave-guard.js';
import { isFirstPage } from '../../shared/navigation/page-history.js';
import { leavePage, useBackLayer } from '../../shared/navigation/use-back-layer.js';
import { useUnloadWarning } from '../../shared/navigation/use-unload-warning.js';
import { Button } from '../../shared/ui/button.js';
import { Sheet } from '../../shared/ui/sheet.js';
import './profile.tr.js';

interface UnsavedSheetProps {
  isUnsaved: boolean;
  /** Leaves a page that has no page before it. */
  onLeave: () => void;
}

/** Asks before Back or a link leaves unsaved changes; the browser asks before the page closes. */
export function UnsavedSheet({ isUnsaved, onLeave }: UnsavedSheetProps) {
  const { t } = useTranslation('profile');
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isGuarded = isUnsaved && !isLeft;
  const stay = () => setLeave(null);
  const leaveByBack = () => {
    if (isFirstPage()) return onLeave();
    setLeft(true);
    leavePage();
  };
  useBackLayer(isGuarded, () => setLeave(() => leaveByBack));
  useLeaveGuard(isGuarded, (next) => setLeave(() => next));
  useUnloadWarning(isGuarded);
  return (
    <Sheet open={leave !== null && !isLeft} title={t('unsaved.title')} onClose={stay}>
      <p>{t('unsaved.text')}</p>
      <div className="profile-unsaved">
        <Button variant="primary" onClick={stay}>
          {t('unsaved.stay')}
        </Button>
        <Button variant="danger" onClick={() => leave?.()}>
          {t('unsaved.leave')}
        </Button>
      </div>
    </Sheet>
  );
}
