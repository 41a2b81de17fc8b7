import { type Case, CASE_DUE_MS } from '@rotadas/contracts/cases/case';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { ReportStatus } from '@rotadas/contracts/reports/report';
import { reportView } from './report-view.js';
import type { ReportUpdate, StoredReport } from './stored-report.js';

export const OPEN_STATUSES: readonly ReportStatus[] = ['yeni', 'inceleniyor'];

export const CLOSED_STATUSES = ReportStatus.options.filter((status) => !OPEN_STATUSES.includes(status));

type CaseFields = Pick<StoredReport, 'about' | 'isUrgent'>;

/** A report about a person, also of an earlier version, or an urgent one. */
export const isCase = ({ about, isUrgent }: CaseFields): boolean => isUrgent || about !== undefined;

export const isOpen = ({ status }: Pick<StoredReport, 'status'>): boolean => OPEN_STATUSES.includes(status);

/** Epoch ms. It is not stored, so that reports of earlier versions have it too. */
export const dueAt = ({ createdAt, isUrgent }: Pick<StoredReport, 'createdAt' | 'isUrgent'>): number =>
  createdAt + (isUrgent ? CASE_DUE_MS.urgent : CASE_DUE_MS.usual);

export function caseView(report: StoredReport): Case {
  return { ...reportView(report), dueAt: dueAt(report), assigneeId: report.assigneeId };
}

/**
 * Null if the admin has the case. Throws `report-unknown` for a report that is no case,
 * `case-taken` if another admin has it, and `report-changed` if it is closed. `now` is epoch ms.
 */
export function takeCase(report: StoredReport, adminId: number, now: number): ReportUpdate | null {
  const { status, resolvedAt, adminNotes, revision, assigneeId, closedAt } = report;
  if (!isCase(report)) throw new DomainError('report-unknown');
  if (!isOpen(report)) throw new DomainError('report-changed');
  if (assigneeId === adminId) return null;
  if (assigneeId !== null) throw new DomainError('case-taken');
  const kept = { resolvedAt, adminNotes, closedAt };
  return {
    fields: { ...kept, status: 'inceleniyor', updatedAt: now, revision: revision + 1, assigneeId: adminId },
    entry: { at: now, adminId, from: status, to: 'inceleniyor', note: null },
  };
}
