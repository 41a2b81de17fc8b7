import type { ReportStatus } from '@rotadas/contracts/reports/report';

interface Resolution {
  readonly status: ReportStatus;
  readonly resolvedAt: number | null;
}

/**
 * When a report was resolved, epoch ms, after it goes to `to`: set on çözüldü, cleared when it
 * is open again (design 2). Closing keeps what was, and so does saving çözüldü once more.
 */
export function resolvedAtAfter(
  { status, resolvedAt }: Resolution,
  to: ReportStatus,
  now: number,
): number | null {
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
