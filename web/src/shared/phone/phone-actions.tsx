import { useTranslation } from 'react-i18next';
import { logWarning } from '../log/log.js';
import { showError, showToast } from '../toast/toast-store.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import './phone-actions.css';
import { phoneText, toDialNumber } from './phone-text.js';
import './phone.tr.js';

interface PhoneActionsProps {
  phone: string;
  /** Text of the WhatsApp chat. */
  message: string;
}

/** A phone number with call, WhatsApp and copy, or a note if it is invalid. */
export function PhoneActions({ phone, message }: PhoneActionsProps) {
  const { t } = useTranslation(['phone', 'shared']);
  const dialled = toDialNumber(phone);
  if (dialled === null) return <p className="phone-note">{t('unusable')}</p>;
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
    <div className="phone-actions">
      <p className="phone-number numbers">
        <span className="visually-hidden">{t('phone')}</span> {shown}
        <Button onClick={copy}>
          <Icon name="copy" size={20} />
          {t('copy')}
        </Button>
      </p>
      <a className="button" href={`tel:${dialled}`}>
        <Icon name="phone" size={20} />
        {t('call')}
      </a>
      <a
        className="button"
        href={`https://wa.me/${dialled.replace('+', '')}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="chat" size={20} />
        {t('whatsapp')}
      </a>
    </div>
  );
}
