import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useTranslation } from 'react-i18next';
import { logWarning } from '../../shared/log/log.js';
import { phoneText, toDialNumber } from '../../shared/phone/phone-text.js';
import { momentText } from '../../shared/time/time-texts.js';
import { showError, showToast } from '../../shared/toast/toast-store.js';
import { Icon } from '../../shared/ui/icon.js';
import './provider-info.tr.js';
import { Button } from '../../shared/ui/button.js';

interface ContactActionsProps {
  provider: ActiveProvider;
}

/** The phone number with call, WhatsApp and copy, or a note if it is not public or invalid. */
export function ContactActions({ provider }: ContactActionsProps) {
  const { t } = useTranslation(['provider-info', 'shared']);
  const { phone, activeService, serviceFrom, serviceTo, departsAt } = provider;
  if (phone === null) return <p className="info-hidden">{t('phoneHidden')}</p>;
  const offer = {
    type: t(`shared:serviceTypes.${activeService}`),
    route: t('route', { from: serviceFrom, to: serviceTo }),
  };
  const message =
    departsAt === undefined
      ? t('message', offer)
      : t('messagePlanned', { ...offer, moment: momentText(departsAt) });
  const addresses = contactAddresses(phone, message);
  if (addresses === null) return <p className="info-hidden">{t('phoneUnusable')}</p>;
  const shown = phoneText(phone);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shown);
      showToast({ title: t('copied'), description: shown });
    } catch (error) {
      logWarning('copying failed', error);
      showError(t('shared:toasts.error'), t('copyFailed', { phone: shown }));
    }
  };
  return (
    <div className="info-actions">
      <p className="info-phone numbers">
        <span className="visually-hidden">{t('phone')}</span> {shown}
        <Button onClick={copy}>
          <Icon name="copy" size={20} />
          {t('copy')}
        </Button>
      </p>
      <a className="button button-block" href={addresses.call}>
        <Icon name="phone" size={20} />
        {t('call')}
      </a>
      <a className="button button-block" href={addresses.chat} target="_blank" rel="noreferrer">
        <Icon name="chat" size={20} />
        {t('whatsapp')}
      </a>
    </div>
  );
}

/**
 * Links that call a phone number and open a WhatsApp chat with `message`; null if the number cannot
 * be dialled.
 */
function contactAddresses(phone: string, message: string) {
  const dialled = toDialNumber(phone);
  if (dialled === null) return null;
  const chat = `https://wa.me/${dialled.replace('+', '')}?text=${encodeURIComponent(message)}`;
  return { call: `tel:${dialled}`, chat };
}
