import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { useTranslation } from 'react-i18next';
import { detailsText } from '../../shared/offer/offer-texts.js';
import { departureText } from '../../shared/time/time-texts.js';
import './planned-offers.css';

interface PlannedFactsProps {
  offer: PlannedOffer;
  now: number;
}

export function PlannedFacts({ offer, now }: PlannedFactsProps) {
  const { t } = useTranslation(['providing', 'shared']);
  const facts = [
    departureText(offer.departsAt, now),
    t(`shared:serviceTypes.${offer.type}`),
    detailsText(offer),
  ];
  return (
    <div className="planned-offer">
      <p className="planned-route">{t('planned.route', { from: offer.from, to: offer.to })}</p>
      <p className="offer-note numbers">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
