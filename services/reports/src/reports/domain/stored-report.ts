import type { ReportCategory, ReportStatus } from '@rotadas/contracts/reports/report';

/** One change that an admin made, as it is stored. */
export interface StoredChange {
  readonly at: Date;
  readonly adminId: number;
  readonly from: ReportStatus;
  readonly to: ReportStatus;
  readonly note: string | null;
}

/** A problem report, as it is stored (spec 3, reports). */
export interface StoredReport {
  readonly id: number;
  readonly userId: number;
  readonly category: ReportCategory;
  readonly description: string;
  readonly status: ReportStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly resolvedAt: Date | null;
  readonly adminNotes: string | null;
  readonly revision: number;
  /** Oldest first. */
  readonly history: readonly StoredChange[];
}

/** A report that has no id yet. */
export type NewReport = Omit<StoredReport, 'id'>;

/** What an admin's change makes of a report, and its entry in the history. */
export interface ReportUpdate {
  readonly fields: Pick<StoredReport, 'status' | 'updatedAt' | 'resolvedAt' | 'adminNotes' | 'revision'>;
  readonly entry: StoredChange;
}
