import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { Departure } from './departure.js';
import { EditPlannedSheet } from './edit-planned.js';

interface DepartureSheetProps {
  open: boolean;
  offerId: number;
  online: boolean;
  onPosition: (position: OwnPosition) => void;
  onNew: () => void;
  onClose: () => void;
}

/** Opened by the reminder of a departure: the planned offer, and the button that starts it. */
export function DepartureSheet(props: DepartureSheetProps) {
  const { open, offerId, online, onPosition, onNew, onClose } = props;
  const { t } = useTranslation('providing');
  const [plan, setPlan] = useState<PlannedOffer | null>(null);
  if (!open && plan !== null) setPlan(null);
  return (
    <>
      <Sheet open={open && plan === null} title={t('departure.title')} onClose={onClose}>
        <Departure
          key={offerId}
          offerId={offerId}
          online={online}
          onPosition={onPosition}
          onEdit={setPlan}
          onNew={onNew}
          onDone={onClose}
        />
      </Sheet>
      <EditPlannedSheet offer={plan} onClose={() => setPlan(null)} />
    </>
  );
}
