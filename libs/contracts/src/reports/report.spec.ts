import { ReportInput } from './report.js';

describe('ReportInput', () => {
  const report = { category: 'uygulama', description: 'Harita açılmıyor' };

  it('accepts a category and a description', () => {
    expect(ReportInput.parse(report)).toEqual(report);
  });

  it.each([
    ['a profile', {}],
    ['an agreement', { agreementId: 3 }],
    ['a message', { agreementId: 3, messageId: 9 }],
  ])('accepts a person, for %s', (_place, place) => {
    const about = { userId: 8, ...place };
    expect(ReportInput.parse({ ...report, category: 'kullanici', about }).about).toEqual(about);
  });

  it.each([
    ['another category', 'odeme', { userId: 8 }],
    ['a message without its agreement', 'kullanici', { userId: 8, messageId: 9 }],
    ['no person', 'kullanici', { agreementId: 3 }],
  ])('rejects a person with %s', (_fault, category, about) => {
    expect(ReportInput.safeParse({ ...report, category, about }).success).toBe(false);
  });

  it.each([
    [
      'a position and a person',
      { position: { latitude: 37.7, longitude: 30.5 } },
      { userId: 8, agreementId: 3 },
    ],
    ['neither', { position: null }, undefined],
  ])('accepts an urgent report with %s', (_what, urgent, about) => {
    const input = { ...report, category: 'kullanici', urgent, ...(about && { about }) };
    expect(ReportInput.parse(input)).toEqual(input);
  });

  it.each([
    ['of another category', { urgent: { position: null } }],
    ['without a known or unknown position', { category: 'kullanici', urgent: {} }],
    ['off the globe', { category: 'kullanici', urgent: { position: { latitude: 91, longitude: 0 } } }],
    ['with another field', { category: 'kullanici', urgent: { position: null, accuracy: 5 } }],
  ])('rejects an urgent report %s', (_fault, change) => {
    expect(ReportInput.safeParse({ ...report, ...change }).success).toBe(false);
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
