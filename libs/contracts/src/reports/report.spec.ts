import { ReportInput } from './report.js';

describe('ReportInput', () => {
  const report = { category: 'uygulama', description: 'Harita açılmıyor' };

  it('accepts a category and a description', () => {
    expect(ReportInput.parse(report)).toEqual(report);
  });

  it.each([
    ['a description of spaces', { description: ' \t\n ' }],
    ['a description that is too long', { description: 'a'.repeat(2_001) }],
    ['no description', { description: undefined }],
    ['an unknown category', { category: 'başka' }],
    ['a status', { status: 'çözüldü' }],
  ])('rejects %s', (_fault, change) => {
    expect(ReportInput.safeParse({ ...report, ...change }).success).toBe(false);
  });
});
