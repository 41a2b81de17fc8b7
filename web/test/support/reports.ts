import { Report, ReportPage } from '@rotadas/contracts/reports/report';

const AT = '2026-11-01T09:00:00.000Z';

/** A report that nobody has looked at yet. */
export const aReport = (id: number): Report =>
  Report.parse({
    id,
    userId: 9,
    category: 'kullanici',
    description: `Bildirim ${id}`,
    status: 'yeni',
    createdAt: AT,
    updatedAt: AT,
    resolvedAt: null,
    adminNotes: null,
    revision: 1,
  });

/** The reports of one status, or all of them, as the one page that there is. */
export function pageOf(all: readonly Report[], wanted: string | null): ReportPage {
  const count = (wanted: Report['status']) => all.filter(({ status }) => status === wanted).length;
  return ReportPage.parse({
    reports: all.filter(({ status }) => wanted === null || status === wanted),
    counts: {
      all: all.length,
      byStatus: {
        yeni: count('yeni'),
        inceleniyor: count('inceleniyor'),
        çözüldü: count('çözüldü'),
        kapatıldı: count('kapatıldı'),
      },
    },
    next: null,
  });
}
