import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { timeLeftText, useNow } from '../../shared/time/time-texts.js';
import { Button } from '../../shared/ui/button.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { NewOfferEditor } from './new-offer-editor.js';
import { PlannedOffers } from './planned-offers.js';
import { PlannedOffersSheet } from './planned-offers-sheet.js';
import './planned-offers.css';
import './provider-sheet.css';
import './providing.tr.js';
import { usePlanned } from './use-planned.js';

interface OfferListSheetProps {
  open: boolean;
  user: CurrentUser;
  onPosition: (position: OwnPosition) => void;
  onLive: () => void;
  /**
   * Called to open the form of a new offer while offline; online, the sheet contains the form
   * itself.
   */
  onNew: () => void;
  onIncomplete: () => void;
  onClose: () => void;
}

/** 'İlanlarım': the live offer and the planned offers. */
export function OfferListSheet({ open, onClose, ...props }: OfferListSheetProps) {
  const { user, onPosition, onIncomplete } = props;
  const { t } = useTranslation('providing');
  const [planning, setPlanning] = useState(false);
  if (!open && planning) setPlanning(false);
  const onNew = () => (user.isOnline ? setPlanning(true) : props.onNew());
  return (
    <>
      <PlannedOffersSheet open={open && !planning} title={t('list.title')} onClose={onClose}>
        {(onEdit) => <OfferList {...props} onNew={onNew} onEdit={onEdit} onStarted={onClose} />}
      </PlannedOffersSheet>
      <Sheet open={open && planning} title={t('list.plan')} onClose={onClose}>
        <NewOfferEditor
          departs="later"
          user={user}
          onPosition={onPosition}
          onIncomplete={onIncomplete}
          onDone={() => setPlanning(false)}
        />
      </Sheet>
    </>
  );
}

interface OfferListProps extends Omit<OfferListSheetProps, 'open' | 'onIncomplete' | 'onClose'> {
  onEdit: (offer: PlannedOffer) => void;
  onStarted: () => void;
}

function OfferList({ user, onPosition, onLive, onNew, onEdit, onStarted }: OfferListProps) {
  const { t } = useTranslation('providing');
  const { planned, isKnown } = usePlanned();
  const isEmpty = !user.isOnline && planned.length === 0 && isKnown;
  return (
    <div className="provider-sheet">
      {user.isOnline && <LiveOffer user={user} onOpen={onLive} />}
      <PlannedOffers onPosition={onPosition} onEdit={onEdit} onStarted={onStarted} />
      {isEmpty && <EmptyState icon="clock" title={t('list.empty')} text={t('list.emptyText')} />}
      <Button variant="primary" block onClick={onNew}>
        {user.isOnline ? t('list.plan') : t('departure.newOffer')}
      </Button>
    </div>
  );
}

function LiveOffer({ user, onOpen }: { user: CurrentUser; onOpen: () => void }) {
  const { t } = useTranslation('providing');
  const now = useNow();
  const { serviceFrom, serviceTo, serviceEndsAt } = user;
  return (
    <section className="planned-offers" aria-label={t('end.offer')}>
      <h2>{t('end.offer')}</h2>
      <ul>
        <li>
          <div className="planned-offer">
            <p className="planned-route">
              {t('planned.route', { from: serviceFrom ?? '', to: serviceTo ?? '' })}
            </p>
            <p className="offer-note numbers">{timeLeftText(serviceEndsAt, now)}</p>
          </div>
          <div className="planned-actions">
            <Button onClick={onOpen}>{t('list.open')}</Button>
          </div>
        </li>
      </ul>
    </section>
  );
}
