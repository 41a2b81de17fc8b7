import type {
  ReportAbout,
  ReportCategory,
  ReportInput,
  ReportStatus,
} from '@rotadas/contracts/reports/report';

/** Older changes are in the audit log only. */
export const HISTORY_MAX = 200;

export interface StoredChange {
  /** Epoch ms. */
  readonly at: number;
  readonly adminId: number;
  readonly from: ReportStatus;
  readonly to: ReportStatus;
  readonly note: string | null;
}

/** Times in epoch ms. */
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
  /** Missing unless the report is about a person. */
  readonly about?: ReportAbout | undefined;
  readonly isUrgent: boolean;
  /** The admin who has taken the case; null while it is free. */
  readonly assigneeId: number | null;
  /** When a case was closed for the first time; null before. */
  readonly closedAt: number | null;
  /** Oldest first. */
  readonly history: readonly StoredChange[];
}

export type NewReport = Omit<StoredReport, 'id'>;

export interface ReportUpdate {
  readonly fields: Pick<
    StoredReport,
    'status' | 'updatedAt' | 'resolvedAt' | 'adminNotes' | 'revision' | 'assigneeId' | 'closedAt'
  >;
  readonly entry: StoredChange;
  /** Whether a sanction followed; only if the change closes a case for the first time. */
  readonly isActed?: boolean;
}

export function createReport(
  userId: number,
  { category, description, about, urgent }: ReportInput,
  now: number,
): NewReport {
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
    about,
    isUrgent: urgent !== undefined,
    assigneeId: null,
    closedAt: null,
    history: [],
  };
}
