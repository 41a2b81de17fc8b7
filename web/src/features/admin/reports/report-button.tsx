import type { Report } from '@rotadas/contracts/reports/report';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withFailureToast } from '../../../shared/toast/show-failure.js';
import '../admin.tr.js';
import { ReportSheet } from './report-sheet.js';
import { useLazyReportQuery } from './reports.api.js';

/** Loads and opens a report of which only the ID is known. */
export function ReportButton({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const [load] = useLazyReportQuery();
  const [opened, setOpened] = useState<Report | null>(null);
  const open = () => withFailureToast(load(id).unwrap().then(setOpened), t('openFailed'));
  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-haspopup="dialog"
        aria-label={t('dialog.title', { id })}
        onClick={() => void open()}
      >
        {t('card.id', { id })}
      </button>
      <ReportSheet report={opened} onClose={() => setOpened(null)} />
    </>
  );
}
