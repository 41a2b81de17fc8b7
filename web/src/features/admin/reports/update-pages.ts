import {
  type ReportCounts,
  type ReportPageWithCounts,
  type Report,
  ReportStatus,
} from '@rotadas/contracts/reports/report';

function moveCount(counts: ReportCounts, from: ReportStatus, to: ReportStatus): ReportCounts {
  if (from === to) return counts;
  const byStatus = { ...counts.byStatus };
  byStatus[from] = Math.max(0, byStatus[from] - 1);
  byStatus[to] += 1;
  return { ...counts, byStatus };
}

/** Replaces or removes a changed report in the loaded pages of a tab, and updates the counts. */
export function updatePages(
  pages: ReportPageWithCounts[],
  changed: Report,
  filter: ReportFilter,
): ReportPageWithCounts[] {
  const known = pages.flatMap(({ reports }) => reports).find(({ id }) => id === changed.id);
  if (known === undefined || known.revision >= changed.revision) return pages;
  return pages.map((page) => ({
    ...page,
    counts: moveCount(page.counts, known.status, changed.status),
    reports: matchesReportFilter(filter, changed.status)
      ? page.reports.map((report) => (report.id === changed.id ? changed : report))
      : page.reports.filter(({ id }) => id !== changed.id),
  }));
}

export type ReportFilter = 'all' | ReportStatus;

export const REPORT_FILTERS: readonly ReportFilter[] = ['all', ...ReportStatus.options];

const matchesReportFilter = (filter: ReportFilter, status: ReportStatus): boolean =>
  filter === 'all' || filter === status;
