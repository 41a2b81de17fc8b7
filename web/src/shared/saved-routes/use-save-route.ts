import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../api/api-error.js';
import { showFailure } from '../toast/show-failure.js';
import { covers, type WantedRoute } from './same-route.js';
import { useSavedRoutesQuery, useSaveRouteMutation } from './saved-routes.api.js';

/** Saves a searched route; `isSaved` also where an earlier saved route covers it. */
export function useSaveRoute(wanted: WantedRoute) {
  const { t } = useTranslation('alerts');
  const { data: routes } = useSavedRoutesQuery(undefined);
  const [saveRoute, { isLoading }] = useSaveRouteMutation();
  const [justSaved, setJustSaved] = useState(false);
  const save = async () => {
    try {
      await saveRoute(wanted).unwrap();
      setJustSaved(true);
    } catch (error) {
      showFailure(errorText(error, t('save.failed')), error);
    }
  };
  return {
    isSaved: routes?.some((route) => covers(route, wanted)) === true,
    justSaved,
    isLoading,
    save: () => void save(),
  };
}
