import { Button } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/api/api-error.js';
import { useSaveRouteMutation } from '../../shared/saved-routes/saved-routes.api.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { EMPTY_ROUTE, type RouteDraft, type RouteFaults, routeOf } from './route-form.js';
import { RouteFields } from './route-fields.js';

/** The form that saves a route. */
export function RouteEditor({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('saved-routes');
  const [draft, setDraft] = useState<RouteDraft>(EMPTY_ROUTE);
  const [faults, setFaults] = useState<RouteFaults>({});
  const [saveRoute, { isLoading }] = useSaveRouteMutation();
  const change = (part: Partial<RouteDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = routeOf(draft);
    if ('faults' in checked) return setFaults(checked.faults);
    try {
      await saveRoute(checked.route).unwrap();
      onSaved();
    } catch (error) {
      showFailure(errorText(error, t('form.failed')), error);
    }
  };
  return (
    <form className="route-form" onSubmit={(event) => void save(event)} noValidate>
      <RouteFields draft={draft} faults={faults} disabled={isLoading} onChange={change} />
      <div className="route-form-submit">
        <Button type="primary" htmlType="submit" block loading={isLoading}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  );
}
