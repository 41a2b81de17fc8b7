import { morningAfter, summarizeMatches } from './matches-summary.js';

it('counts the matches of a day', () => {
  expect(summarizeMatches(7, '2026-11-28', 34)).toMatchObject({
    userId: 7,
    subject: { kind: 'matches-summary', data: { day: '2026-11-28', count: 34 } },
    text: expect.stringMatching(/^28 Kasım günü kayıtlı rotalarına uyan 34 ilan daha vardı\./),
    link: '/',
  });
});

it('has one key per user and day', () => {
  const { key } = summarizeMatches(7, '2026-11-28', 1);
  expect(summarizeMatches(7, '2026-11-28', 2).key).toBe(key);
  expect(summarizeMatches(8, '2026-11-28', 1).key).not.toBe(key);
  expect(summarizeMatches(7, '2026-11-29', 1).key).not.toBe(key);
});

it('is delivered at 9:00 in Türkiye on the next day', () => {
  expect(morningAfter('2026-11-30')).toBe(Date.parse('2026-12-01T06:00:00Z'));
});
