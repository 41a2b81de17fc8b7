import { useTranslation } from 'react-i18next';
import type { Report } from '@rotadas/contracts/reports/report';
import { useState } from 'react';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus.js';
import { AdminFrame } from '../admin-frame.js';
import '../admin.tr.js';
import { ReportSheet } from './report-sheet.js';
import { REPORT_PANEL_ID, reportTabId, ReportTabs } from './report-tabs.js';
import { ReportList } from './report-list.js';
import { type ReportFilter, useReportPagesInfiniteQuery } from './reports.api.js';

export function ReportsPage() {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame title={t('title')}>
      <ReportPanel />
    </AdminFrame>
  );
}

function ReportPanel() {
  const [filter, setFilter] = useState<ReportFilter>('all');
  const [opened, setOpened] = useState<Report | null>(null);
  // These are the counts of the previous tab until the page is loaded.
  const counts = useReportPagesInfiniteQuery(filter).data?.pages.at(-1)?.counts;
  // The card of the closed report may leave this tab with its new status.
  const { boxProps, keepFocus } = useKeptFocus();
  return (
    <>
      <ReportTabs filter={filter} counts={counts} onFilter={setFilter} />
      <section {...boxProps} id={REPORT_PANEL_ID} role="tabpanel" aria-labelledby={reportTabId(filter)}>
        <ReportList key={filter} filter={filter} onOpen={setOpened} />
      </section>
      <ReportSheet report={opened} onClose={() => setOpened(null)} onClosed={keepFocus} />
    </>
  );
}
