import { useTranslation } from 'react-i18next';
import { logWarning } from '../../shared/log/log.js';
import { phoneText } from '../../shared/phone/phone-text.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { Icon } from '../../shared/ui/icon.js';
import { contactAddresses } from './contact-addresses.js';

interface ContactActionsProps {
  phone: string | null;
  /**
   * Whether it was last heard of too long ago to be counted on: calling is then no longer what
   * suggests itself.
   */
  late: boolean;
}

/** Call, WhatsApp and copy, or a kind word when the phone is hidden. */
export function ContactActions({ phone, late }: ContactActionsProps) {
  const { t } = useTranslation(['provider-info', 'shared']);
  if (phone === null) return <p className="info-hidden">{t('phoneHidden')}</p>;
  const addresses = contactAddresses(phone);
  if (addresses === null) return <p className="info-hidden">{t('phoneUnusable')}</p>;
  const shown = phoneText(phone);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shown);
      showToast({ title: t('copied'), description: shown });
    } catch (error) {
      logWarning('copying failed', error);
      showToast({
        title: t('shared:toasts.error'),
        description: t('copyFailed', { phone: shown }),
        look: 'destructive',
      });
    }
  };
  return (
    <div className={late ? 'info-actions info-actions-late' : 'info-actions'}>
      <a className={`button button-block ${late ? '' : 'button-action'}`} href={addresses.call}>
        <Icon name="phone" size={20} />
        {t('call')}
      </a>
      <a className="button button-block" href={addresses.chat} target="_blank" rel="noreferrer">
        <Icon name="chat" size={20} />
        {t('whatsapp')}
      </a>
      <button className="button button-block" type="button" onClick={copy}>
        <Icon name="copy" size={20} />
        {t('copy')}
      </button>
    </div>
  );
}
