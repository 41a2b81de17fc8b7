import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { EditPlannedSheet } from './edit-planned.js';
import { EndQuestion } from './end-question.js';
import { OfferEditor } from './offer-editor.js';
import { PlannedOffers } from './planned-offers.js';
import './provider-dialog.css';

interface ProviderDialogProps {
  open: boolean;
  user: CurrentUser | undefined;
  onPosition: (position: OwnPosition) => void;
  onIncomplete: () => void;
  onClose: () => void;
}

/** Starts an offer and lists planned ones; while the user is online, asks to end the live offer. */
export function ProviderDialog(props: ProviderDialogProps) {
  const { open, user, onPosition, onIncomplete, onClose } = props;
  const { t } = useTranslation('providing');
  const online = user?.isOnline === true;
  const [ending, setEnding] = useState(online);
  if (!open && ending !== online) setEnding(online); // an open dialog keeps its content
  const [plan, setPlan] = useState<PlannedOffer | null>(null);
  if (!open && plan !== null) setPlan(null);

  return (
    <>
      <Sheet open={open && !ending && plan === null} title={t('title')} onClose={onClose}>
        <PlannedOffers onPosition={onPosition} onEdit={setPlan} onStarted={onClose} />
        <OfferEditor user={user} onPosition={onPosition} onIncomplete={onIncomplete} onDone={onClose} />
      </Sheet>
      <EditPlannedSheet offer={plan} onClose={() => setPlan(null)} />
      {user && (
        <Sheet open={open && ending} title={t('end.title')} onClose={onClose}>
          <EndQuestion user={user} onClose={onClose} />
        </Sheet>
      )}
    </>
  );
}
