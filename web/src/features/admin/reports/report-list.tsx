import type { Report } from '@rotadas/contracts/reports/report';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndInView } from '../../../shared/ui/use-end-in-view.js';
import { nextItem } from './next-item.js';
import { ReportCard, reportCardId } from './report-card.js';
import './report-list.css';
import { ReportListEmpty, ReportListFailed, ReportListLoading } from './report-list-states.js';
import type { Reports } from './use-reports.js';
import { Button } from '../../../shared/ui/button.js';
import { useNow } from '../../../shared/time/time-texts.js';

type ReportListProps = Reports & { onOpen: (report: Report) => void };

/** Refresh interval of relative times, ms. */
const AGES_EVERY_MS = 60_000;

export function ReportList({
  reports,
  failed,
  isFetching,
  loadingMore,
  hasMore,
  loadMore,
  reload,
  onOpen,
}: ReportListProps) {
  const { t } = useTranslation('admin');
  const now = useNow(AGES_EVERY_MS);
  const [current, setCurrent] = useState<number | null>(null);
  // After a failure, more is loaded only by the button.
  const end = useEndInView(hasMore && !isFetching && !failed, loadMore);

  if (reports === undefined) return failed ? <ReportListFailed onRetry={reload} /> : <ReportListLoading />;
  if (reports.length === 0 && !hasMore) return <ReportListEmpty />;
  const ids = reports.map(({ id }) => id);
  const tabStopId = ids.find((id) => id === current) ?? ids[0];
  const move = (event: KeyboardEvent) => {
    if (tabStopId === undefined) return;
    const next = nextItem(ids, tabStopId, event.key, ['ArrowUp', 'ArrowDown']);
    if (next === undefined) return;
    event.preventDefault();
    if (next === ids.at(-1)) loadMore();
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
      <div ref={end} className="report-list-end" aria-busy={loadingMore}>
        {failed && <ReportListFailed onRetry={loadMore} />}
        {hasMore && !failed && (
          <Button disabled={loadingMore} onClick={loadMore}>
            {loadingMore ? t('loading') : t('more')}
          </Button>
        )}
      </div>
    </>
  );
}
