import { useTranslation } from 'react-i18next';
import { type Report, ReportStatus } from '@rotadas/contracts/reports/report';
import { useState } from 'react';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus.js';
import { AdminFrame } from '../admin-frame.js';
import { CountTabs, tabId } from '../count-tabs.js';
import '../admin.tr.js';
import { ReportSheet } from './report-sheet.js';
import { ReportList } from './report-list.js';
import { type ReportFilter, useReportPagesInfiniteQuery } from './reports.api.js';

const FILTERS: readonly ReportFilter[] = ['all', ...ReportStatus.options];

const PANEL_ID = 'report-panel';

export function ReportsPage() {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame title={t('title')}>
      <ReportPanel />
    </AdminFrame>
  );
}

function ReportPanel() {
  const { t } = useTranslation('admin');
  const [filter, setFilter] = useState<ReportFilter>('all');
  const [opened, setOpened] = useState<Report | null>(null);
  // These are the counts of the previous tab until the page is loaded.
  const counts = useReportPagesInfiniteQuery(filter).data?.pages.at(-1)?.counts;
  // The card of the closed report may leave this tab with its new status.
  const { boxProps, keepFocus } = useKeptFocus();
  const tabs = FILTERS.map((id) => ({
    ...{ id, name: t(`tab.${id}`) },
    count: id === 'all' ? counts?.all : counts?.byStatus[id],
  }));
  return (
    <>
      <CountTabs label={t('tabs')} panelId={PANEL_ID} tabs={tabs} selected={filter} onSelect={setFilter} />
      <section {...boxProps} id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(PANEL_ID, filter)}>
        <ReportList key={filter} filter={filter} onOpen={setOpened} />
      </section>
      <ReportSheet report={opened} onClose={() => setOpened(null)} onClosed={keepFocus} />
    </>
  );
}
