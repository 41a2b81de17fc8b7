import { useTranslation } from 'react-i18next';
import { Button } from './button.js';
import { useConnected } from './device.js';
import { EmptyState } from './empty-state.js';
import { SkeletonList } from './skeleton-list.js';

interface LoadFailureProps {
  title: string;
  onRetry: () => void;
}

export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('shared');
  const connected = useConnected();
  return (
    <EmptyState icon={connected ? 'alert' : 'offline'} title={title} text={t('failure.offline')}>
      <Button variant="primary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </EmptyState>
  );
}

interface QueryStateProps {
  query: { isError: boolean; refetch: () => unknown };
  loading: string;
  rows: number;
  failed: string;
}

/** Shown instead of data that is loading or has failed to load. */
export function QueryState({ query, loading, rows, failed }: QueryStateProps) {
  if (!query.isError) return <SkeletonList label={loading} rows={rows} />;
  return <LoadFailure title={failed} onRetry={() => void query.refetch()} />;
}
