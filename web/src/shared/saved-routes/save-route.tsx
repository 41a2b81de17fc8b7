import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyWithPreload } from '../loading/lazy-with-preload.js';
import { PATHS } from '../paths.js';
import { withFailureToast } from '../toast/show-failure.js';
import { Icon } from '../ui/icon.js';
import { Strip } from '../ui/strip.js';
import { isCoveredBy, type RouteToSave } from './route-to-save.js';
import './save-route.css';
import './save-route.tr.js';
import { useSavedRoutesQuery, useSaveRouteMutation } from './saved-routes.api.js';
import { Button } from '../ui/button.js';

export const AfterSave = lazyWithPreload(
  async () => {
    const [{ PushPrompt }, { InstallCard }] = await Promise.all([
      import('../push/push-prompt.js'),
      import('../install/install-strip.js'),
    ]);
    return () => <PushPrompt otherwise={<InstallCard />} />;
  },
  { pending: null },
);

export function SaveRouteButton(route: RouteToSave) {
  const { t } = useTranslation('save-route');
  const { isSaved, justSaved, isLoading, save } = useSaveRoute(route);
  if (!isSaved)
    return (
      <Button variant="primary" block disabled={isLoading} onClick={save}>
        <Icon name="bell" />
        {t('action')}
      </Button>
    );
  return (
    <div className="route-saved">
      <p role="status">
        <Icon name="check" size={20} />
        {t('done')}
        <Link to={PATHS.savedRoutes}>{t('list')}</Link>
      </p>
      {justSaved && <AfterSave />}
    </div>
  );
}

interface SaveRouteStripProps {
  route: RouteToSave;
  text: string;
}

export function SaveRouteStrip({ route, text }: SaveRouteStripProps) {
  const { t } = useTranslation('save-route');
  const { isSaved, justSaved, isLoading, save } = useSaveRoute(route);
  if (!isSaved) {
    return (
      <Strip icon="search" action={{ label: t('action'), onClick: save, disabled: isLoading }}>
        {text}
      </Strip>
    );
  }
  return (
    <>
      <Strip icon="bell">
        {text} {t('done')}
      </Strip>
      {justSaved && (
        <div className="save-route-after">
          <AfterSave />
        </div>
      )}
    </>
  );
}

/** `isSaved` is also true if an earlier saved route covers the route. */
function useSaveRoute(route: RouteToSave) {
  const { t } = useTranslation('save-route');
  const { data: routes } = useSavedRoutesQuery(undefined);
  const [saveRoute, { isLoading }] = useSaveRouteMutation();
  const key = JSON.stringify(route);
  const [savedKey, setSavedKey] = useState<string | null>(null);
  const justSaved = savedKey === key; // True at once, before the list of saved routes is fetched again.
  const save = async () => {
    if (await withFailureToast(saveRoute(route).unwrap(), t('failed'))) setSavedKey(key);
  };
  return {
    isSaved: justSaved || routes?.some((saved) => isCoveredBy(saved, route)) === true,
    justSaved,
    isLoading,
    save: () => void save(),
  };
}
