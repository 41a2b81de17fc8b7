import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { useSavedRoutesQuery } from '../../shared/saved-routes/saved-routes.api.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import './notifications.tr.js';

/** Advises to save a route unless the user has saved one. */
export function EmptyInbox() {
  const { t } = useTranslation('notifications');
  const { data: routes } = useSavedRoutesQuery(undefined);
  const advice = routes?.length === 0 ? 'empty' : 'waiting';
  return (
    <EmptyState icon="bell" title={t('empty.title')} text={t(`${advice}.text`)}>
      <Link className="button button-primary" to={PATHS.savedRoutes}>
        {t(`${advice}.action`)}
      </Link>
    </EmptyState>
  );
}
