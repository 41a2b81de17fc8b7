import { useTranslation } from 'react-i18next';
import { PromptCard } from '../ui/prompt-card.js';
import { isReturning, useInstall } from './install.js';
import { Icon } from '../ui/icon.js';
import '../ui/strip.css';
import './install-strip.css';
import './install.tr.js';
import { Button } from '../ui/button.js';

export function InstallCard() {
  const { t } = useTranslation('install');
  const { isOffered, isDeclined, install, decline } = useInstall();
  if (!isOffered || isDeclined) return null;
  return (
    <PromptCard icon="download" title={t('title')} text={t('text')}>
      <Button variant="primary" onClick={install}>
        {t('action')}
      </Button>
      <Button onClick={decline}>{t('later')}</Button>
    </PromptCard>
  );
}

export function InstallStrip() {
  const { t } = useTranslation(['install', 'shared']);
  const { isOffered, isDeclined, install, decline } = useInstall();
  if (!isOffered || isDeclined || !isReturning()) return null;
  return (
    <div className="strip install-strip">
      <Icon name="download" size={20} />
      <span role="status">{t('text')}</span>
      <button type="button" className="link-button strip-action" onClick={install}>
        {t('action')}
      </button>
      <button type="button" className="icon-button" aria-label={t('shared:close')} onClick={decline}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
