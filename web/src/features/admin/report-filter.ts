import { ReportStatus } from '@rotadas/contracts/reports/report';

/** Which reports a tab of the panel holds: those of one status, or all (spec 2). */
export type ReportFilter = 'all' | ReportStatus;

/** The tabs in the order of spec 2. */
export const REPORT_FILTERS: readonly ReportFilter[] = ['all', ...ReportStatus.options];

/** Whether a report of that status is in the tab. */
export const matchesReportFilter = (filter: ReportFilter, status: ReportStatus): boolean =>
  filter === 'all' || filter === status;
