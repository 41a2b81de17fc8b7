import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '../api/api-error.js';
import { lazyPart } from '../loading/lazy-part.js';
import { PATHS } from '../paths.js';
import { showFailure } from '../toast/show-failure.js';
import { Icon } from '../ui/icon.js';
import { covers, type WantedRoute } from './same-route.js';
import './save-route-button.css';
import { useSavedRoutesQuery, useSaveRouteMutation } from './saved-routes.api.js';

const AfterSave = lazyPart(async () => (await import('./after-save.js')).default, { pending: null });

/** 'Bu yola biri çıkınca haber ver': saves the way that was looked for, and says so then. */
export function SaveRouteButton({ from, to, serviceType }: WantedRoute) {
  const { t } = useTranslation('alerts');
  const { data: routes } = useSavedRoutesQuery(undefined);
  const [saveRoute, { isLoading }] = useSaveRouteMutation();
  const [justSaved, setJustSaved] = useState(false);
  const wanted = { from, to, serviceType };
  const isSaved = routes?.some((route) => covers(route, wanted)) === true;
  const save = async () => {
    try {
      await saveRoute(wanted).unwrap();
      setJustSaved(true);
    } catch (error) {
      showFailure(errorText(error, t('save.failed')), error);
    }
  };
  if (!isSaved)
    return (
      <button
        type="button"
        className="button button-primary button-block"
        disabled={isLoading}
        onClick={() => void save()}
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
