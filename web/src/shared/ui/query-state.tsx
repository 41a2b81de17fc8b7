import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.js';
import { EmptyState } from './empty-state.js';
import type { IconName } from './icon.js';

interface LoadFailure {
  icon: IconName;
  title: string;
  text: string;
}

export function LoadFailure({ onRetry, ...failure }: LoadFailure & { onRetry: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <EmptyState {...failure}>
      <Button variant="primary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </EmptyState>
  );
}

interface QueryStateProps {
  query: { isError: boolean; refetch: () => unknown };
  loading: ReactNode;
  failure: LoadFailure;
}

/** Shown instead of data that is loading or has failed to load. */
export function QueryState({ query, loading, failure }: QueryStateProps) {
  if (!query.isError) return loading;
  return <LoadFailure {...failure} onRetry={() => void query.refetch()} />;
}
