import { Report, type ReportWithHistory } from '@rotadas/contracts/reports/report';
import type { StoredReport } from './stored-report.js';

/** A whitelist. */
export function reportView(report: StoredReport): Report {
  const { createdAt, updatedAt, resolvedAt } = report;
  return Report.parse({
    ...report,
    createdAt: toIso(createdAt),
    updatedAt: toIso(updatedAt),
    resolvedAt: resolvedAt === null ? null : toIso(resolvedAt),
  });
}

export function reportWithHistory(report: StoredReport): ReportWithHistory {
  const history = report.history.map((entry) => ({ ...entry, at: toIso(entry.at) }));
  return { ...reportView(report), history };
}

/** ISO 8601, as the specification requires. */
function toIso(at: number): string {
  return new Date(at).toISOString();
}
