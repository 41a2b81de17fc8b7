import type { OfferInput } from '@rotadas/contracts/providers/offer';
import { useTranslation } from 'react-i18next';
import { stopsText, termsText } from '../../shared/offer/offer-texts.js';
import { Button } from '../../shared/ui/button.js';

interface RepublishProps {
  offer: OfferInput;
  busy: boolean;
  onPublish: () => void;
}

export function Republish({ offer, busy, onPublish }: RepublishProps) {
  const { t } = useTranslation(['providing', 'shared']);
  const facts = [
    t(`shared:serviceTypes.${offer.type}`),
    t(`durations.d${offer.duration}`),
    termsText(offer),
    stopsText(offer),
  ];
  return (
    <section className="republish">
      <p className="planned-route">{t('planned.route', { from: offer.from, to: offer.to })}</p>
      <p className="offer-note numbers">{facts.filter(Boolean).join(' · ')}</p>
      <Button block onClick={onPublish} busy={busy}>
        {t('republish')}
      </Button>
    </section>
  );
}
