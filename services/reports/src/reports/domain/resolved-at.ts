import type { ReportStatus } from '@rotadas/contracts/reports/report';

interface Resolution {
  readonly status: ReportStatus;
  readonly resolvedAt: Date | null;
}

/**
 * When a report was resolved, after it goes to `to`: set on çözüldü, cleared when it is open again (design 2). Closing keeps
 * what was, and so does saving çözüldü once more.
 */
export function resolvedAtAfter(
  { status, resolvedAt }: Resolution,
  to: ReportStatus,
  now: Date,
): Date | null {
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
