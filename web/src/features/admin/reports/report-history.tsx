import type { ReportChange } from '@rotadas/contracts/reports/report';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../shared/time/time-texts.js';
import { usePublicUserQuery } from '../public-user.api.js';
import { StatusBadge } from './report-card.js';

interface ReportHistoryProps {
  /** Undefined while loading. */
  history: ReportChange[] | undefined;
  failed: boolean;
}

export function ReportHistory({ history, failed }: ReportHistoryProps) {
  const { t } = useTranslation('admin');
  const body = () => {
    if (failed) return <p role="alert">{t('dialog.historyFailed')}</p>;
    if (history === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
    if (history.length === 0) return <p>{t('dialog.historyEmpty')}</p>;
    return (
      <ol className="report-history">
        {history.toReversed().map((change) => (
          <HistoryEntry key={`${change.at}-${change.adminId}`} change={change} />
        ))}
      </ol>
    );
  };
  return (
    <div>
      <h2 className="report-section">{t('dialog.history')}</h2>
      {body()}
    </div>
  );
}

function HistoryEntry({ change }: { change: ReportChange }) {
  const { t } = useTranslation('admin');
  const { data: admin } = usePublicUserQuery(change.adminId);
  const adminName = admin?.fullName || admin?.email;
  return (
    <li>
      <p className="report-history-step">
        <StatusBadge status={change.from} />
        {change.from !== change.to && (
          <>
            <span>→</span>
            <StatusBadge status={change.to} />
          </>
        )}
      </p>
      <p className="report-history-author numbers">
        {momentText(Date.parse(change.at))} ·{' '}
        <bdi>{adminName || t('dialog.historyById', { id: change.adminId })}</bdi>
      </p>
      {change.note !== null && (
        <p className="report-description" dir="auto">
          {change.note}
        </p>
      )}
    </li>
  );
}
