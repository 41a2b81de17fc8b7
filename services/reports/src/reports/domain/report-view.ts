import type { Report, ReportWithHistory } from '@rotadas/contracts/reports/report';
import type { StoredReport } from './stored-report.js';

/** A report as admins see it in a list. */
export function reportView(report: StoredReport): Report {
  return {
    id: report.id,
    userId: report.userId,
    category: report.category,
    description: report.description,
    status: report.status,
    createdAt: report.createdAt.toISOString(),
    updatedAt: report.updatedAt.toISOString(),
    resolvedAt: report.resolvedAt?.toISOString() ?? null,
    adminNotes: report.adminNotes,
    revision: report.revision,
  };
}

/** A report with all that admins did to it. */
export function reportWithHistory(report: StoredReport): ReportWithHistory {
  const history = report.history.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
  return { ...reportView(report), history };
}
