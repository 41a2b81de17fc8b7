import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { Departure } from './departure.js';
import { EditPlannedSheet } from './edit-planned.js';
import { Strip } from '../../shared/ui/strip.js';
import { useStartPlannedOffer } from './use-offer-actions.js';
import { usePlanned } from './use-planned.js';

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

/** 'Kalkış zamanı: Ankara → Konya', with the button that goes online. */
export function DepartureStrip() {
  const { t } = useTranslation('providing');
  const { planned } = usePlanned();
  const { busy, start } = useStartPlannedOffer();
  const due = planned.find(({ isDue }) => isDue)?.offer;
  if (!due) return null;
  const action = {
    label: t('planned.begin'),
    name: t('planned.beginOne', { route: t('planned.route', { from: due.from, to: due.to }) }),
    onClick: () => void (busy || start(due.id)),
  };
  return (
    <Strip icon="clock" action={action}>
      {t('planned.due', { from: due.from, to: due.to })}
    </Strip>
  );
}
