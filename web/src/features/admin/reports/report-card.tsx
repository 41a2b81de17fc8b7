import './report-card.css';
import '../status-badge.css';
import { useTranslation } from 'react-i18next';
import type { Report, ReportStatus } from '@rotadas/contracts/reports/report';
import { ageText, momentText } from '../../../shared/time/time-texts.js';
import { usePublicUserQuery } from '../public-user.api.js';

export const reportCardId = (id: number) => `report-${id}`;

interface ReportCardProps {
  report: Report;
  now: number;
  /** Whether Tab reaches this card; arrow keys reach the others. */
  isTabStop: boolean;
  onFocus: () => void;
  onOpen: () => void;
}

export function ReportCard({ report, now, isTabStop, onFocus, onOpen }: ReportCardProps) {
  const { t } = useTranslation(['admin', 'shared']);
  const { data: reporter, isError } = usePublicUserQuery(report.userId);
  const opened = Date.parse(report.createdAt);
  return (
    <li>
      <button
        type="button"
        id={reportCardId(report.id)}
        className="report-card"
        aria-haspopup="dialog"
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <span className="report-card-head">
          <strong>{t(`shared:reportCategories.${report.category}`)}</strong>
          <StatusBadge status={report.status} />
        </span>
        <span className="report-card-facts numbers">
          <span>{t('card.id', { id: report.id })}</span>
          <time dateTime={report.createdAt}>{momentText(opened)}</time>
          <span>{t('card.openFor', { age: ageText(opened, now) })}</span>
        </span>
        <span className="report-card-description">
          <bdi>{report.description}</bdi>
        </span>
        <span className="report-card-reporter">
          {reporter === undefined && !isError && <span className="report-card-waiting">…</span>}
          {(reporter === null || isError) && t('card.unknownReporter')}
          {reporter && (
            <>
              <bdi>{reporter.fullName || t('card.unknownReporter')}</bdi>
              {reporter.email !== undefined && <bdi>{reporter.email}</bdi>}
            </>
          )}
        </span>
      </button>
    </li>
  );
}

const TONES = { yeni: 'new', inceleniyor: 'under-way', çözüldü: 'solved', kapatıldı: 'closed' } as const;

export function StatusBadge({ status }: { status: ReportStatus }) {
  const { t } = useTranslation('admin');
  return <span className={`status-badge status-${TONES[status]}`}>{t(`tab.${status}`)}</span>;
}
