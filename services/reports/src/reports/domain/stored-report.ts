import type { ReportCategory, ReportInput, ReportStatus } from '@rotadas/contracts/reports/report';

/** A change that an admin made. */
export interface StoredChange {
  /** Epoch ms. */
  readonly changedAt: number;
  readonly adminId: number;
  readonly from: ReportStatus;
  readonly to: ReportStatus;
  readonly note: string | null;
}

/** A problem report (spec 3, reports); its times are epoch ms. */
export interface StoredReport {
  readonly id: number;
  readonly userId: number;
  readonly category: ReportCategory;
  readonly description: string;
  readonly status: ReportStatus;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly resolvedAt: number | null;
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

/** The report that a user opens at `now`, epoch ms: new, touched by no admin (spec 3, 4). */
export function newReport(userId: number, { category, description }: ReportInput, now: number): NewReport {
  return {
    userId,
    category,
    description,
    status: 'yeni',
    createdAt: now,
    updatedAt: now,
    resolvedAt: null,
    adminNotes: null,
    revision: 1,
    history: [],
  };
}
