import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useTranslation } from 'react-i18next';
import { PhoneActions } from '../../shared/phone/phone-actions.js';
import { useIsWoman } from '../../shared/women-only/use-is-woman.js';
import { momentText } from '../../shared/time/time-texts.js';
import './provider-info.tr.js';

/**
 * The phone number with call, WhatsApp and copy, or a note if it is not public. Nothing for users
 * who cannot request the offer.
 */
export function ContactActions({ provider }: { provider: ActiveProvider }) {
  const { t } = useTranslation(['provider-info', 'shared']);
  const { phone, activeService, serviceFrom, serviceTo, departsAt } = provider;
  const isWoman = useIsWoman();
  if (provider.womenOnly && !isWoman) return null;
  if (phone === null) return <p className="info-hidden">{t('phoneHidden')}</p>;
  const offer = {
    type: t(`shared:serviceTypes.${activeService}`),
    route: t('route', { from: serviceFrom, to: serviceTo }),
  };
  const message =
    departsAt === undefined
      ? t('message', offer)
      : t('messagePlanned', { ...offer, moment: momentText(departsAt) });
  return (
    <div className="info-actions">
      <PhoneActions phone={phone} message={message} />
    </div>
  );
}
