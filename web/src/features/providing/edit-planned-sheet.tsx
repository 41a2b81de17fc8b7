import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../shared/ui/sheet.js';
import { EditPlanned } from './edit-planned.js';

interface EditPlannedSheetProps {
  /** The offer that is changed; null while none is. */
  offer: PlannedOffer | null;
  onClose: () => void;
}

/** The dialog that changes a planned offer. */
export function EditPlannedSheet({ offer, onClose }: EditPlannedSheetProps) {
  const { t } = useTranslation('providing');
  const [last, setLast] = useState(offer);
  if (offer !== null && offer !== last) setLast(offer); // a dialog that closes stays what it is
  return (
    <Sheet open={offer !== null} title={t('planned.editTitle')} onClose={onClose}>
      {last && <EditPlanned offer={last} onDone={onClose} />}
    </Sheet>
  );
}
