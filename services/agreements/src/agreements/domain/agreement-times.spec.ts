import { nextDeadline, requestExpiry } from './agreement-times.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 29, 12);

it.each([
  ['of a live offer in five minutes', NOW, true, NOW + 5 * MINUTE],
  ['of a departure in two days within a day', NOW + 48 * HOUR, false, NOW + 24 * HOUR],
  ['of a departure in a day within three hours', NOW + 24 * HOUR, false, NOW + 3 * HOUR],
  ['of a departure in two hours a quarter of an hour before it', NOW + 2 * HOUR, false, NOW + 105 * MINUTE],
  [
    'of a departure in a day and a minute within a day',
    NOW + 24 * HOUR + MINUTE,
    false,
    NOW + 23 * HOUR + 46 * MINUTE,
  ],
])('a request expires %s', (_what, departsAt, isLive, expected) => {
  expect(requestExpiry(departsAt, isLive, NOW)).toBe(expected);
});

it('a final state has no deadline', () => {
  const times = { expiresAt: NOW, departsAt: NOW, arrivesAt: NOW };
  expect(nextDeadline({ state: 'requested', ...times })).toBe(NOW);
  expect(nextDeadline({ state: 'done', ...times })).toBeNull();
});
