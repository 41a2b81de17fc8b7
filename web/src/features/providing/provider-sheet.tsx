import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { EndQuestion } from './end-question.js';
import { NewOfferEditor } from './new-offer-editor.js';
import { PlannedOffers } from './planned-offers.js';
import { PlannedOffersSheet } from './planned-offers-sheet.js';
import './provider-sheet.css';

interface ProviderSheetProps {
  open: boolean;
  user: CurrentUser | undefined;
  onPosition: (position: OwnPosition) => void;
  onIncomplete: () => void;
  onClose: () => void;
}

/** Starts an offer and lists planned ones; while the user is online, asks to end the live offer. */
export function ProviderSheet(props: ProviderSheetProps) {
  const { open, user, onPosition, onIncomplete, onClose } = props;
  const { t } = useTranslation('providing');
  const online = user?.isOnline === true;
  const [isEndQuestion, setEndQuestion] = useState(online);
  if (!open && isEndQuestion !== online) setEndQuestion(online); // An open dialog keeps its content

  return (
    <>
      <PlannedOffersSheet open={open && !isEndQuestion} title={t('title')} onClose={onClose}>
        {(onEdit) => (
          <>
            <PlannedOffers onPosition={onPosition} onEdit={onEdit} onStarted={onClose} />
            <NewOfferEditor
              user={user}
              onPosition={onPosition}
              onIncomplete={onIncomplete}
              onDone={onClose}
            />
          </>
        )}
      </PlannedOffersSheet>
      {user && (
        <Sheet open={open && isEndQuestion} title={t('end.title')} onClose={onClose}>
          <EndQuestion user={user} onClose={onClose} />
        </Sheet>
      )}
    </>
  );
}
