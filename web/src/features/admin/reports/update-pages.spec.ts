import type { ReportPageWithCounts } from '@rotadas/contracts/reports/report';
import { aReport } from '../../../../test/support/builders.js';
import { updatePages } from './update-pages.js';

const counts = { all: 2, byStatus: { yeni: 2, inceleniyor: 0, çözüldü: 0, kapatıldı: 0 } };
const pages: ReportPageWithCounts[] = [
  { reports: [aReport(2)], counts, next: 2 },
  { reports: [aReport(1)], counts, next: null },
];
const changed = aReport(1, { status: 'çözüldü', revision: 2 });

it('replaces a changed report and updates the counts of every page', () => {
  const after = updatePages(pages, changed, 'all');
  expect(after[1]?.reports).toEqual([changed]);
  expect(after.map((page) => page.counts.byStatus)).toEqual([
    { ...counts.byStatus, yeni: 1, çözüldü: 1 },
    { ...counts.byStatus, yeni: 1, çözüldü: 1 },
  ]);
});

it('removes a report from a tab that it no longer matches', () => {
  expect(updatePages(pages, changed, 'yeni')[1]?.reports).toEqual([]);
});

it('returns the same pages for a known revision or an unknown report', () => {
  expect(updatePages(pages, aReport(1), 'all')).toBe(pages);
  expect(updatePages(pages, aReport(7, { revision: 9 }), 'all')).toBe(pages);
});
