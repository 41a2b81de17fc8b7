import type { Report } from '@rotadas/contracts/reports/report';
import { Skeleton } from 'antd';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedOut } from '../../../shared/api/api-error.js';
import { useNow } from '../../../shared/time/time-texts.js';
import { showFailure } from '../../../shared/toast/show-failure.js';
import { Icon } from '../../../shared/ui/icon.js';
import { ListEnd } from '../../../shared/ui/list-end.js';
import { LoadFailure } from '../../../shared/ui/query-state.js';
import { nextItem } from './next-item.js';
import { ReportCard, reportCardId } from './report-card.js';
import './report-list.css';
import { type ReportFilter, useReportPagesInfiniteQuery } from './reports.api.js';

interface ReportListProps {
  filter: ReportFilter;
  onOpen: (report: Report) => void;
}

/** Refresh interval of relative times, ms. */
const AGE_INTERVAL_MS = 60_000;

/** A failure is also shown as a toast. */
export function ReportList({ filter, onOpen }: ReportListProps) {
  const { t } = useTranslation('admin');
  const now = useNow(AGE_INTERVAL_MS);
  const [current, setCurrent] = useState<number | null>(null);
  const query = useReportPagesInfiniteQuery(filter);
  const { currentData, error, hasNextPage } = query;
  const showError = useEffectEvent(() =>
    showFailure(isSignedOut(error) ? t('sessionMissing') : t('listFailed'), error),
  );
  useEffect(() => {
    if (error) showError();
  }, [error]);

  const reports = currentData?.pages.flatMap((page) => page.reports);
  if (reports === undefined && query.isError)
    return <LoadFailure title={t('listFailed')} onRetry={() => void query.refetch()} />;
  if (reports === undefined) return <ReportListLoading />;
  if (reports.length === 0 && !hasNextPage)
    return (
      <div className="report-list-empty">
        <Icon name="document" size={40} />
        <p>{t('empty')}</p>
      </div>
    );
  const ids = reports.map(({ id }) => id);
  const tabStopId = ids.find((id) => id === current) ?? ids[0];
  const move = (event: KeyboardEvent) => {
    if (tabStopId === undefined) return;
    const next = nextItem(ids, tabStopId, event.key, ['ArrowUp', 'ArrowDown']);
    if (next === undefined) return;
    event.preventDefault();
    if (next === ids.at(-1) && hasNextPage && !query.isFetching) void query.fetchNextPage();
    document.getElementById(reportCardId(next))?.focus();
  };
  return (
    <>
      <p className="report-list-keys">{t('keys')}</p>
      <ul className="report-list" onKeyDown={move}>
        {reports.map((report) => (
          <ReportCard
            key={report.id}
            report={report}
            now={now}
            isTabStop={report.id === tabStopId}
            onFocus={() => setCurrent(report.id)}
            onOpen={() => onOpen(report)}
          />
        ))}
      </ul>
      <ListEnd query={query} failed={t('listFailed')} more={t('more')} loading={t('loading')} />
    </>
  );
}

function ReportListLoading() {
  const { t } = useTranslation('admin');
  return (
    <div className="report-list-loading">
      <p role="status">{t('loading')}</p>
      <div aria-hidden="true" className="report-list">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <div key={key} className="report-card">
            <Skeleton active title={{ width: '50%' }} paragraph={{ rows: 3 }} />
          </div>
        ))}
      </div>
    </div>
  );
}
