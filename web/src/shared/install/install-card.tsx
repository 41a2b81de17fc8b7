import { useTranslation } from 'react-i18next';
import { AskCard } from '../ui/ask-card.js';
import { useInstall } from './use-install.js';

/** Offers the app for the device at the end of something done; null where it cannot be had. */
export function InstallCard() {
  const { t } = useTranslation('alerts');
  const { isOffered, isDeclined, install, decline } = useInstall();
  if (!isOffered || isDeclined) return null;
  return (
    <AskCard icon="download" title={t('install.title')} text={t('install.text')}>
      <button type="button" className="button button-primary" onClick={install}>
        {t('install.action')}
      </button>
      <button type="button" className="button" onClick={decline}>
        {t('push.later')}
      </button>
    </AskCard>
  );
}
