import { offerEnd, isOver } from './offer-expiry.js';

it.each([
  [15, 1_000, 901_000],
  [360, 0, 21_600_000],
  ['always', 1_000, null],
] as const)('an offer of duration %s from %i ends at %s', (duration, startedAt, end) => {
  expect(offerEnd(duration, startedAt)).toBe(end);
});

it.each([
  [1_000, 999, false],
  [1_000, 1_000, true],
  [null, Number.MAX_SAFE_INTEGER, false],
])('an offer that ends at %s is over at %i: %s', (end, now, over) => {
  expect(isOver(end, now)).toBe(over);
});
