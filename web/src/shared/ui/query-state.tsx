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
      <Button look="primary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </EmptyState>
  );
}

interface QueryStateProps<Data> {
  query: { isError: boolean; refetch: () => unknown };
  data: Data | undefined;
  loading: ReactNode;
  failure: LoadFailure;
  children: (data: Data) => ReactNode;
}

/** Shows the data, or that it loads or failed to load. */
export function QueryState<Data>({ query, data, loading, failure, children }: QueryStateProps<Data>) {
  if (data !== undefined) return children(data);
  if (!query.isError) return loading;
  return <LoadFailure {...failure} onRetry={() => void query.refetch()} />;
}
