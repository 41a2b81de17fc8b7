import type { ReportStatus } from '@rotadas/contracts/reports/report';

/** What an admin is about to make of a report. */
export interface ReportDraft {
  status: ReportStatus;
  notes: string;
}
