import '../i18n/shared.tr.js';
import { ageText, departureText, momentText, timeLeftText } from './time-texts.js';

const MINUTE = 60_000;

it.each([
  [0, 'şimdi'],
  [40_000, '40 sn önce'],
  [3 * MINUTE, '3 dk önce'],
  [125 * MINUTE, '2 sa önce'],
  [50 * 60 * MINUTE, '2 gün önce'],
])('formats an age of %d ms', (age, text) => {
  expect(ageText(1_000_000_000, 1_000_000_000 + age)).toBe(text);
});

it.each([
  [42 * MINUTE, '42 dk kaldı'],
  [60 * MINUTE, '1 sa kaldı'],
  [200 * MINUTE, '3 sa 20 dk kaldı'],
  [-1, 'birazdan bitiyor'],
])('formats a remaining time of %d ms', (left, text) => {
  expect(timeLeftText(1_000_000_000 + left, 1_000_000_000)).toBe(text);
});

it('shows an offer without an end as unlimited', () => {
  expect(timeLeftText(null, 0)).toBe('süresiz');
});

it('formats a moment as dd/mm/yyyy hh:mm in Türkiye', () => {
  expect(momentText(Date.UTC(2026, 10, 21, 6, 5))).toBe('21/11/2026 09:05');
});

it.each([
  [90, 'bugün 22:00'],
  [240, 'yarın 00:30'],
  [3 * 1_440, '26 Kasım Perşembe 20:30'],
])('formats a departure in %d minutes as %s', (minutes, text) => {
  const now = Date.UTC(2026, 10, 23, 17, 30); // 20:30 in Türkiye
  expect(departureText(now + minutes * MINUTE, now)).toBe(text);
});
