import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.js';
import { isReturning } from './install-moment.js';
import './install-strip.css';
import { useInstall } from './use-install.js';
import '../i18n/alerts.tr.js';

/** Offers the app for the device to whoever came back; dismissed once, it stays away. */
export function InstallStrip() {
  const { t } = useTranslation(['alerts', 'shared']);
  const { isOffered, isDeclined, install, decline } = useInstall();
  if (!isOffered || isDeclined || !isReturning()) return null;
  return (
    <div className="strip install-strip" role="status">
      <Icon name="download" size={20} />
      <span>{t('install.text')}</span>
      <button type="button" className="link-button strip-action" onClick={install}>
        {t('install.action')}
      </button>
      <button type="button" className="icon-button" aria-label={t('shared:close')} onClick={decline}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
