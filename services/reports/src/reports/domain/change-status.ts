import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ReportStatusInput } from '@rotadas/contracts/reports/report';
import { resolvedAtAfter } from './resolved-at.js';
import type { ReportUpdate, StoredReport } from './stored-report.js';

/**
 * What an admin's change at `now`, epoch ms, does to a report; `report-changed` where it was made
 * for an older revision (spec 4, 6).
 */
export function changeStatus(
  report: StoredReport,
  { status, adminNotes, revision }: ReportStatusInput,
  adminId: number,
  now: number,
): ReportUpdate {
  if (revision !== undefined && revision !== report.revision) throw new DomainError('report-changed');
  return {
    fields: {
      status,
      updatedAt: now,
      resolvedAt: resolvedAtAfter(report, status, now),
      adminNotes: adminNotes === undefined ? report.adminNotes : adminNotes,
      revision: report.revision + 1,
    },
    entry: { changedAt: now, adminId, from: report.status, to: status, note: adminNotes ?? null },
  };
}
