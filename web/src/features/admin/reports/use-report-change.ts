import type { Report } from '@rotadas/contracts/reports/report';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isApiError, isSignedOut } from '../../../shared/api/api-error.js';
import { showFailure } from '../../../shared/toast/show-failure.js';
import { showSuccess } from '../../../shared/toast/toast-store.js';
import type { ReportDraft } from './report-status-form.js';
import { useChangeReportStatusMutation, useReportQuery } from './report.api.js';

/** Keeps what the admin typed even if the report is changed by someone else meanwhile. */
export function useReportChange(listed: Report, onSaved: () => void) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState<Partial<ReportDraft>>({});
  const [overtaken, setOvertaken] = useState(false);
  const detail = useReportQuery(listed.id);
  const [change, { isLoading }] = useChangeReportStatusMutation();
  const report = detail.data ?? listed;
  const draft: ReportDraft = { status: report.status, notes: report.adminNotes ?? '', ...typed };

  const save = async () => {
    const input = { status: draft.status, adminNotes: draft.notes, revision: report.revision };
    try {
      await change({ id: report.id, input }).unwrap();
      showSuccess(t('updated'));
      onSaved();
    } catch (error) {
      const description = isSignedOut(error) ? t('sessionMissing') : errorText(error, t('updateFailed'));
      showFailure(description, error);
      if (!isApiError(error) || error.code !== 'report-changed') return;
      setOvertaken(true);
      void detail.refetch();
    }
  };
  return {
    report,
    history: detail.data?.history,
    historyFailed: detail.isError,
    overtaken,
    draft,
    setDraft: (next: Partial<ReportDraft>) => setTyped((before) => ({ ...before, ...next })),
    saving: isLoading,
    save: () => void save(),
  };
}
