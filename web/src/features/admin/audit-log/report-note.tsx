import { skipToken } from '@reduxjs/toolkit/query';
import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact } from '../../../shared/ui/fact.js';
import { useReportQuery } from '../reports/reports.api.js';
import './audit-log.tr.js';

/**
 * The note of a change, loaded from the report on request: the audit log contains no typed text.
 */
export function ReportNote({ entry: { target, at } }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit-log');
  const [isRequested, setRequested] = useState(false);
  const {
    currentData: report,
    isFetching,
    isError,
    refetch,
  } = useReportQuery(isRequested ? Number(target) : skipToken);
  if (report === undefined) {
    const request = () => (isError ? void refetch() : setRequested(true));
    return (
      <button type="button" className="link-button audit-note" disabled={isFetching} onClick={request}>
        {isError && !isFetching ? t('note.failed') : t('note.show')}
      </button>
    );
  }
  const change = report.history.find((each) => Date.parse(each.at) === at);
  const missing = change === undefined ? t('note.removed') : t('note.none');
  return (
    <dl>
      <Fact label={t('note.label')}>
        <bdi className="audit-note-text">{change?.note ?? missing}</bdi>
      </Fact>
    </dl>
  );
}
