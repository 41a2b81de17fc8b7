import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { useTranslation } from 'react-i18next';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { useWhileMounted } from '../../shared/ui/use-while-mounted.js';
import { EndingAgreements } from './ending-agreements.js';
import { PlannedFacts } from './planned-facts.js';
import { PlannedOffersSheet } from './planned-offers-sheet.js';
import './planned-offers.css';
import './provider-sheet.css';
import { useStartPlannedOffer } from './use-offer-actions.js';
import { usePlanned } from './use-planned.js';
import { Button } from '../../shared/ui/button.js';

interface DepartureSheetProps {
  open: boolean;
  offerId: number;
  online: boolean;
  onPosition: (position: OwnPosition) => void;
  onNew: () => void;
  onClose: () => void;
}

/** Opened by the reminder of a departure: the planned offer, and the button that starts it. */
export function DepartureSheet({ open, ...props }: DepartureSheetProps) {
  const { t } = useTranslation('providing');
  return (
    <PlannedOffersSheet open={open} title={t('departure.title')} onClose={props.onClose}>
      {(onEdit) => <Departure key={props.offerId} {...props} onEdit={onEdit} />}
    </PlannedOffersSheet>
  );
}

interface DepartureProps extends Omit<DepartureSheetProps, 'open'> {
  onEdit: (offer: PlannedOffer) => void;
}

function Departure({ offerId, online, onPosition, onEdit, onNew, onClose }: DepartureProps) {
  const { t } = useTranslation(['providing', 'shared']);
  const { planned, now, isFetching, hasFailed, reload } = usePlanned({ refetchOnMount: true });
  const starting = useStartPlannedOffer(onPosition, useWhileMounted(onClose));
  const found = planned.find(({ offer }) => offer.id === offerId);
  if (found === undefined && (isFetching || hasFailed)) {
    return (
      <QueryState
        query={{ isError: !isFetching, refetch: reload }}
        loading={t('shared:loading')}
        rows={1}
        failed={t('planned.failed')}
      />
    );
  }
  if (found === undefined) {
    return (
      <EmptyState
        icon="clock"
        title={t('departure.missing')}
        text={online ? t('departure.missingOnline') : t('departure.missingText')}
      >
        <Button variant="primary" onClick={online ? onClose : onNew}>
          {online ? t('shared:ok') : t('departure.newOffer')}
        </Button>
      </EmptyState>
    );
  }
  const { offer, isDue } = found;
  return (
    <div className="provider-sheet">
      <PlannedFacts offer={offer} now={now} />
      <p className="offer-note">
        {isDue ? t(online ? 'departure.replaces' : 'departure.due') : t('departure.ahead')}
        {isDue && online && <EndingAgreements />}
      </p>
      <div className="provider-sheet-submit end-actions">
        <Button onClick={() => (isDue ? onEdit(offer) : onClose())} disabled={starting.busy}>
          {isDue ? t('edit.open') : t('shared:close')}
        </Button>
        <Button
          variant="action"
          onClick={() => (isDue ? void starting.start(offer.id) : onEdit(offer))}
          busy={starting.busy}
        >
          {isDue ? t('planned.begin') : t('edit.open')}
        </Button>
      </div>
    </div>
  );
}
