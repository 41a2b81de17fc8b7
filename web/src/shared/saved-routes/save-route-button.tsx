import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyPart } from '../loading/lazy-part.js';
import { PATHS } from '../paths.js';
import { Icon } from '../ui/icon.js';
import type { WantedRoute } from './same-route.js';
import './save-route-button.css';
import { useSaveRoute } from './use-save-route.js';

const AfterSave = lazyPart(async () => (await import('./after-save.js')).default, { pending: null });

/** 'Bu yola biri çıkınca haber ver': saves the way that was looked for, and says so then. */
export function SaveRouteButton({ from, to, serviceType }: WantedRoute) {
  const { t } = useTranslation('alerts');
  const { isSaved, justSaved, isLoading, save } = useSaveRoute({ from, to, serviceType });
  if (!isSaved)
    return (
      <button
        type="button"
        className="button button-primary button-block"
        disabled={isLoading}
        onClick={save}
      >
        <Icon name="bell" />
        {t('save.action')}
      </button>
    );
  return (
    <div className="route-saved">
      <p role="status">
        <Icon name="check" size={20} />
        {t('save.done')}
        <Link to={PATHS.savedRoutes}>{t('save.list')}</Link>
      </p>
      {justSaved && <AfterSave />}
    </div>
  );
}
