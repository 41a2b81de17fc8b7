import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { SkeletonList } from '../../shared/ui/skeleton-list.js';
import { Button } from '../../shared/ui/button.js';

export function InboxLoading() {
  const { t } = useTranslation('notifications');
  return <SkeletonList label={t('loading')} rows={5} />;
}

export function InboxEmpty() {
  const { t } = useTranslation('notifications');
  return (
    <EmptyState icon="bell" title={t('empty.title')} text={t('empty.text')}>
      <Link className="button button-primary" to={PATHS.savedRoutes}>
        {t('empty.action')}
      </Link>
    </EmptyState>
  );
}

export function InboxFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['notifications', 'shared']);
  return (
    <EmptyState icon="alert" title={t('failed')} text={t('failedHint')}>
      <Button look="primary" onClick={onRetry}>
        {t('shared:retry')}
      </Button>
    </EmptyState>
  );
}
