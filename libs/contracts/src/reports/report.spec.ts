import { ReportCategory, ReportStatus } from './report.js';

// Spec 3: a category has up to 50 characters, a status up to 20.
it('knows four categories of a report, none longer than 50 characters', () => {
  expect(ReportCategory.options).toEqual(['uygulama', 'kullanici', 'odeme', 'diger']);
  for (const category of ReportCategory.options) expect(category.length).toBeLessThanOrEqual(50);
  expect(ReportCategory.safeParse('k'.repeat(51)).success).toBe(false);
});

it('knows four states of a report, none longer than 20 characters', () => {
  expect(ReportStatus.options).toEqual(['yeni', 'inceleniyor', 'çözüldü', 'kapatıldı']);
  for (const status of ReportStatus.options) expect(status.length).toBeLessThanOrEqual(20);
  expect(ReportStatus.safeParse('s'.repeat(21)).success).toBe(false);
});
