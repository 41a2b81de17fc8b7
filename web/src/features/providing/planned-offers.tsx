import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { RemoveQuestion } from '../../shared/forms/remove-question.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { Strip } from '../../shared/ui/strip.js';
import { useWhileMounted } from '../../shared/ui/use-while-mounted.js';
import { EndingAgreements } from './ending-agreements.js';
import { PlannedFacts } from './planned-facts.js';
import './planned-offers.css';
import './provider-sheet.css';
import { useWithdrawPlannedMutation } from './providing.api.js';
import { useStartPlannedOffer } from './use-offer-actions.js';
import { type Planned, usePlanned } from './use-planned.js';
import { Button } from '../../shared/ui/button.js';

interface PlannedOffersProps {
  onPosition: (position: OwnPosition) => void;
  onEdit: (offer: PlannedOffer) => void;
  onStarted: () => void;
}

export function PlannedOffers({ onPosition, onEdit, onStarted }: PlannedOffersProps) {
  const { t } = useTranslation('providing');
  const titleId = useId();
  const { planned, now, hasFailed, reload } = usePlanned({ refetchOnMount: true });
  const { data: user } = useCurrentUserQuery(undefined);
  const replaces = user?.isOnline === true && planned.some(({ isDue }) => isDue);
  if (planned.length === 0) return hasFailed && <PlannedFailed onRetry={reload} />;
  return (
    <section className="planned-offers" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('planned.title')}</h2>
      <ul>
        {planned.map((each) => (
          <PlannedRow
            key={each.offer.id}
            planned={each}
            now={now}
            onPosition={onPosition}
            onEdit={onEdit}
            onStarted={onStarted}
          />
        ))}
      </ul>
      <p className="offer-note">
        {replaces ? t('departure.replaces') : t('planned.help')}
        {replaces && <EndingAgreements />}
      </p>
    </section>
  );
}

function PlannedFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['providing', 'shared']);
  return (
    <div className="planned-failed">
      <Strip icon="offline" action={{ label: t('shared:retry'), onClick: onRetry }}>
        {t('planned.failed')}
      </Strip>
    </div>
  );
}

interface PlannedRowProps extends PlannedOffersProps {
  planned: Planned;
  now: number;
}

function PlannedRow({ planned: { offer, isDue }, now, onPosition, onEdit, onStarted }: PlannedRowProps) {
  const { t } = useTranslation('providing');
  const starting = useStartPlannedOffer(onPosition, useWhileMounted(onStarted));
  const [withdrawPlanned] = useWithdrawPlannedMutation();
  const withdraw = async () => {
    await withdrawPlanned(offer.id).unwrap();
    showSuccess(t('planned.withdrawn'));
  };
  const [asking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  const route = t('planned.route', { from: offer.from, to: offer.to });
  return (
    <li>
      <PlannedFacts offer={offer} now={now} />
      <div className="planned-actions">
        <Button
          onClick={() => onEdit(offer)}
          disabled={starting.busy}
          aria-label={t('planned.editOne', { route })}
        >
          {t('edit.open')}
        </Button>
        <Button
          onClick={() => setAsking(true)}
          disabled={starting.busy}
          aria-label={t('planned.withdrawOne', { route })}
        >
          {t('planned.withdraw')}
        </Button>
        {isDue && (
          <Button
            variant="action"
            onClick={() => void starting.start(offer.id)}
            busy={starting.busy}
            aria-label={t('planned.beginOne', { route })}
          >
            {t('planned.begin')}
          </Button>
        )}
      </div>
      <Sheet open={asking} title={t('planned.withdrawTitle')} onClose={keep}>
        <RemoveQuestion
          text={
            <>
              {t('planned.withdrawText', { route })}
              <EndingAgreements offerId={offer.id} />
            </>
          }
          keep={t('planned.keep')}
          action={t('planned.withdraw')}
          failed={t('errors.status')}
          onKeep={keep}
          onRemove={withdraw}
        />
      </Sheet>
    </li>
  );
}
