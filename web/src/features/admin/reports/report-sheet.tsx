import { zodResolver } from '@hookform/resolvers/zod';
import { type Report, type ReportChange, ReportStatusInput } from '@rotadas/contracts/reports/report';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { Fact } from '../../../shared/ui/fact.js';
import { ItemSheet } from '../../../shared/ui/item-sheet.js';
import { adminPersonPath, personPath } from '../../../shared/paths.js';
import { useWhileMounted } from '../../../shared/ui/use-while-mounted.js';
import './report-sheet.css';
import { ReportEvidenceSection } from './report-evidence.js';
import { ReportStatusEditor } from './report-status-editor.js';
import { momentText } from '../../../shared/time/time-texts.js';
import { AdminName } from '../admin-name.js';
import { usePublicUserQuery } from '../public-user.api.js';
import { StatusBadge } from './report-card.js';
import { isApiError } from '../../../shared/api/api-error.js';
import { withFailureToast } from '../../../shared/toast/show-failure.js';
import { showSuccess } from '../../../shared/toast/toast-store.js';
import { useChangeReportStatusMutation, useReportQuery } from './reports.api.js';

interface ReportSheetProps {
  report: Report | null;
  onClose: () => void;
  onClosed?: () => void;
}

export function ReportSheet({ report, ...sheet }: ReportSheetProps) {
  const { t } = useTranslation('admin');
  const title = ({ id }: Report) => t('dialog.title', { id });
  return (
    <ItemSheet {...sheet} item={report} title={title}>
      {(listed) => <ReportReview key={listed.id} listed={listed} onClose={sheet.onClose} />}
    </ItemSheet>
  );
}

interface ReportReviewProps {
  /** Shown until the full report is loaded. */
  listed: Report;
  onClose: () => void;
}

function ReportReview({ listed, onClose }: ReportReviewProps) {
  const { t } = useTranslation('admin');
  const close = useWhileMounted(onClose);
  const [hasConflict, setHasConflict] = useState(false);
  const detail = useReportQuery(listed.id);
  const [change, { isLoading }] = useChangeReportStatusMutation();
  const report = detail.data ?? listed;
  const form = useForm<ReportStatusInput>({
    resolver: zodResolver(ReportStatusInput),
    values: { status: report.status, adminNotes: report.adminNotes, revision: report.revision },
    // Keeps what the admin typed if another admin changes the report meanwhile.
    resetOptions: { keepDirtyValues: true },
  });
  const save = async (input: ReportStatusInput) => {
    const response = change({ id: report.id, input });
    const texts = { signedOut: t('sessionMissing') };
    if (await withFailureToast(response.unwrap(), t('updateFailed'), texts)) {
      showSuccess(t('updated'));
      return close();
    }
    const { error } = await response;
    if (!isApiError(error) || error.code !== 'report-changed') return;
    setHasConflict(true);
    void detail.refetch();
  };
  return (
    <div className="report-sheet">
      {hasConflict && (
        <Alert
          type="warning"
          showIcon
          title={t('dialog.changed')}
          description={t('dialog.changedText')}
          role="alert"
        />
      )}
      <ReportFacts report={report} onLeave={onClose} />
      {(report.about || report.isUrgent) && <ReportEvidenceSection report={report} />}
      <ReportStatusEditor form={form} isSaving={isLoading} onSave={save} onCancel={onClose}>
        <ReportHistory history={detail.data?.history} hasFailed={detail.isError} />
      </ReportStatusEditor>
    </div>
  );
}

interface ReportFactsProps {
  report: Report;
  /** The sheet would stay open if its page is that of the person. */
  onLeave: () => void;
}

function ReportFacts({ report, onLeave }: ReportFactsProps) {
  const { t } = useTranslation(['admin', 'shared']);
  const { data: reporter } = usePublicUserQuery(report.userId);
  const { resolvedAt } = report;
  return (
    <>
      <dl className="report-facts">
        <Fact label={t('dialog.category')}>
          {t(`shared:reportCategories.${report.category}`)}
          {report.isUrgent && ` · ${t('dialog.urgent')}`}
        </Fact>
        <Fact label={t('dialog.status')}>
          <StatusBadge status={report.status} />
        </Fact>
        <Fact className="numbers" label={t('dialog.created')}>
          {momentText(Date.parse(report.createdAt))}
        </Fact>
        <Fact className="numbers" label={resolvedAt === null ? t('dialog.updated') : t('dialog.resolved')}>
          {momentText(Date.parse(resolvedAt ?? report.updatedAt))}
        </Fact>
        <Fact className="report-facts-wide" label={t('dialog.reporter')}>
          <bdi>{reporter?.fullName || t('card.unknownReporter')}</bdi>
          {reporter?.email !== undefined && <bdi className="report-facts-email">{reporter.email}</bdi>}
          {reporter && (
            <Link className="report-facts-link" to={adminPersonPath(reporter.id)} onClick={onLeave}>
              {t('dialog.toReporter')}
            </Link>
          )}
        </Fact>
        {report.about && (
          <Fact className="report-facts-wide" label={t('dialog.about')}>
            <ReportedPerson id={report.about.userId} reportId={report.id} onLeave={onLeave} />
          </Fact>
        )}
      </dl>
      <div>
        <h2 className="report-section">{t('dialog.description')}</h2>
        <p className="report-description" dir="auto">
          {report.description}
        </p>
      </div>
    </>
  );
}

interface ReportedPersonProps {
  id: number;
  reportId: number;
  onLeave: () => void;
}

function ReportedPerson({ id, reportId, onLeave }: ReportedPersonProps) {
  const { t } = useTranslation('admin');
  const { data: person } = usePublicUserQuery(id);
  if (person === null) return t('dialog.erased', { id });
  return (
    <>
      <Link to={personPath(id)}>
        <bdi>{person?.fullName || t('dialog.userById', { id })}</bdi>
      </Link>
      <Link className="report-facts-link" to={adminPersonPath(id, reportId)} onClick={onLeave}>
        {t('dialog.toPerson')}
      </Link>
    </>
  );
}

interface ReportHistoryProps {
  /** Undefined while loading. */
  history: ReportChange[] | undefined;
  hasFailed: boolean;
}

function ReportHistory({ history, hasFailed }: ReportHistoryProps) {
  const { t } = useTranslation('admin');
  const body = () => {
    if (hasFailed) return <p role="alert">{t('dialog.historyFailed')}</p>;
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
        {momentText(Date.parse(change.at))} · <AdminName id={change.adminId} />
      </p>
      {change.note !== null && (
        <p className="report-description" dir="auto">
          {change.note}
        </p>
      )}
    </li>
  );
}
