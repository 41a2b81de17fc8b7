import { ReportCategory, ReportInput, ReportStatus } from './report.js';

// The specification allows 50 characters for a category and 20 for a status.
it('ReportCategory has four values of at most 50 characters', () => {
  expect(ReportCategory.options).toEqual(['uygulama', 'kullanici', 'odeme', 'diger']);
  for (const category of ReportCategory.options) expect(category.length).toBeLessThanOrEqual(50);
  expect(ReportCategory.safeParse('k'.repeat(51)).success).toBe(false);
});

it('ReportStatus has four values of at most 20 characters', () => {
  expect(ReportStatus.options).toEqual(['yeni', 'inceleniyor', 'çözüldü', 'kapatıldı']);
  for (const status of ReportStatus.options) expect(status.length).toBeLessThanOrEqual(20);
  expect(ReportStatus.safeParse('s'.repeat(21)).success).toBe(false);
});

describe('ReportInput', () => {
  const report = { category: 'uygulama', description: 'Harita açılmıyor' };

  it('accepts a category and a description', () => {
    expect(ReportInput.parse(report)).toEqual(report);
  });

  it.each([
    ['a description of spaces', { description: ' \t\n ' }],
    ['a description with a control character', { description: 'a\0b' }],
    ['a description that is too long', { description: 'a'.repeat(2_001) }],
    ['a description of another type', { description: 5 }],
    ['no description', { description: undefined }],
    ['an unknown category', { category: 'başka' }],
    ['a status', { status: 'çözüldü' }],
  ])('rejects %s', (_fault, change) => {
    expect(ReportInput.safeParse({ ...report, ...change }).success).toBe(false);
  });
});
