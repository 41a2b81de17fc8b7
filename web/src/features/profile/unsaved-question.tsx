import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '../../shared/navigation/use-back-layer.js';
import { useUnloadWarning } from '../../shared/navigation/use-unload-warning.js';
import { Button } from '../../shared/ui/button.js';
import { Sheet } from '../../shared/ui/sheet.js';
import './profile.tr.js';

interface UnsavedQuestionProps {
  isUnsaved: boolean;
  onLeave: () => void;
}

/** Asks before Back leaves unsaved changes; the browser asks before the page closes. */
export function UnsavedQuestion({ isUnsaved, onLeave }: UnsavedQuestionProps) {
  const { t } = useTranslation('profile');
  const [asking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  useBackLayer(isUnsaved, () => setAsking(true));
  useUnloadWarning(isUnsaved);
  return (
    <Sheet open={asking} title={t('unsaved.title')} onClose={stay}>
      <p>{t('unsaved.text')}</p>
      <div className="profile-unsaved">
        <Button look="primary" onClick={stay}>
          {t('unsaved.stay')}
        </Button>
        <Button look="danger" onClick={onLeave}>
          {t('unsaved.leave')}
        </Button>
      </div>
    </Sheet>
  );
}
