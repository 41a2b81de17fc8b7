import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { useTranslation } from 'react-i18next';
import { stopsText, termsText } from '../../shared/offer/offer-texts.js';
import { departureText } from '../../shared/time/time-texts.js';

interface PlannedFactsProps {
  offer: PlannedOffer;
  /** The time, ms. */
  now: number;
}

/** Where a planned offer goes, when, and what it offers. */
export function PlannedFacts({ offer, now }: PlannedFactsProps) {
  const { t } = useTranslation(['providing', 'shared']);
  const facts = [
    departureText(offer.departsAt, now),
    t(`shared:serviceTypes.${offer.type}`),
    termsText(offer),
    stopsText(offer),
  ];
  return (
    <div className="planned-offer">
      <p className="planned-way">{t('planned.way', { from: offer.from, to: offer.to })}</p>
      <p className="offer-note numbers">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
