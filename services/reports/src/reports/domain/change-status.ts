import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ReportStatus, ReportStatusInput } from '@rotadas/contracts/reports/report';
import { isCase, isOpen } from './case.js';
import type { ReportUpdate, StoredReport } from './stored-report.js';

/** Null if nothing changes; throws `report-changed` for an older revision. `now` is epoch ms. */
export function changeStatus(
  report: StoredReport,
  { status, adminNotes, revision }: ReportStatusInput,
  adminId: number,
  now: number,
): ReportUpdate | null {
  if (revision !== undefined && revision !== report.revision) throw new DomainError('report-changed');
  const notes = adminNotes === undefined ? report.adminNotes : adminNotes;
  if (status === report.status && notes === report.adminNotes) return null;
  return {
    fields: {
      status,
      updatedAt: now,
      resolvedAt: resolvedAtAfter(report, status, now),
      adminNotes: notes,
      revision: report.revision + 1,
      // A case that is new again is free.
      assigneeId: status === 'yeni' ? null : report.assigneeId,
      closedAt: report.closedAt ?? (closes(report, status) ? now : null),
    },
    entry: { at: now, adminId, from: report.status, to: status, note: adminNotes ?? null },
  };
}

const closes = (report: StoredReport, status: ReportStatus): boolean =>
  isCase(report) && isOpen(report) && !isOpen({ status });

interface Resolution {
  readonly status: ReportStatus;
  readonly resolvedAt: number | null;
}

/** When a report was resolved, epoch ms: set by çözüldü, cleared when reopened, kept otherwise. */
function resolvedAtAfter({ status, resolvedAt }: Resolution, to: ReportStatus, now: number): number | null {
  switch (to) {
    case 'yeni':
    case 'inceleniyor':
      return null;
    case 'çözüldü':
      return status === 'çözüldü' ? resolvedAt : now;
    case 'kapatıldı':
      return resolvedAt;
  }
}
