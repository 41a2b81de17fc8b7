import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { ListEnd } from '../../../shared/ui/list-end.js';
import { LoadFailure } from '../../../shared/ui/query-state.js';
import { AuditEntryItem } from './audit-entry-item.js';
import { type AuditFilter, useAuditLogInfiniteQuery } from './audit-log.api.js';

export function AuditLogList({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation('acts');
  const query = useAuditLogInfiniteQuery(filter);
  const entries = query.currentData?.pages.flatMap((page) => page.acts);
  const failure = { icon: 'document', title: t('failed.title'), text: t('failed.text') } as const;
  if (entries === undefined)
    return query.isError ? (
      <LoadFailure {...failure} onRetry={() => void query.refetch()} />
    ) : (
      <div className="audit-list">
        <p role="status">{t('loading')}</p>
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  if (entries.length === 0)
    return <EmptyState icon="document" title={t('empty.title')} text={t('empty.text')} />;
  return (
    <>
      <ol className="audit-list">
        {entries.map((entry) => (
          <AuditEntryItem key={entry.id} entry={entry} />
        ))}
      </ol>
      <ListEnd query={query} failure={failure} more={t('more')} loading={t('loading')} />
    </>
  );
}
