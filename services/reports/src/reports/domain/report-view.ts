import type { Report, ReportWithHistory } from '@rotadas/contracts/reports/report';
import type { StoredReport } from './stored-report.js';

export function reportView(report: StoredReport): Report {
  return {
    id: report.id,
    userId: report.userId,
    category: report.category,
    description: report.description,
    status: report.status,
    createdAt: toIso(report.createdAt),
    updatedAt: toIso(report.updatedAt),
    resolvedAt: report.resolvedAt === null ? null : toIso(report.resolvedAt),
    adminNotes: report.adminNotes,
    revision: report.revision,
    about: report.about,
  };
}

export function reportWithHistory(report: StoredReport): ReportWithHistory {
  const history = report.history.map((entry) => ({ ...entry, at: toIso(entry.at) }));
  return { ...reportView(report), history };
}

/** ISO 8601, as the specification requires. */
function toIso(at: number): string {
  return new Date(at).toISOString();
}
