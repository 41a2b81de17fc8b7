import { ReportStatus } from '@rotadas/contracts/reports/report';

export type ReportFilter = 'all' | ReportStatus;

export const REPORT_FILTERS: readonly ReportFilter[] = ['all', ...ReportStatus.options];

export const matchesReportFilter = (filter: ReportFilter, status: ReportStatus): boolean =>
  filter === 'all' || filter === status;
