import type { Report } from '@rotadas/contracts/reports/report';
import { useState } from 'react';
import { ReportDialog } from './report-dialog.js';
import { REPORT_PANEL_ID, reportTabId, ReportTabs } from './report-tabs.js';
import { ReportList } from './report-list.js';
import { useReports } from './use-reports.js';
import type { ReportFilter } from './update-pages.js';

export function ReportPanel() {
  const [filter, setFilter] = useState<ReportFilter>('all');
  const [opened, setOpened] = useState<Report | null>(null);
  const [open, setOpen] = useState(false);
  const reports = useReports(filter);
  const openReport = (report: Report) => {
    setOpened(report);
    setOpen(true);
  };
  const afterClose = () => {
    setOpened(null);
    // With its new status the opened card may no longer be in this tab.
    if (document.activeElement === document.body) document.getElementById(reportTabId(filter))?.focus();
  };
  return (
    <>
      <ReportTabs filter={filter} counts={reports.counts} onFilter={setFilter} />
      <section id={REPORT_PANEL_ID} role="tabpanel" aria-labelledby={reportTabId(filter)}>
        <ReportList key={filter} {...reports} onOpen={openReport} />
      </section>
      {opened && (
        <ReportDialog
          key={opened.id}
          listed={opened}
          open={open}
          onClose={() => setOpen(false)}
          onClosed={afterClose}
        />
      )}
    </>
  );
}
