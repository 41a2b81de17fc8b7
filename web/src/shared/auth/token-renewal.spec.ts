import { renewalBackoff, renewalDelay } from './token-renewal.js';

const MINUTE = 60_000;

it('renews a token 5 minutes before it expires', () => {
  expect(renewalDelay(60 * MINUTE, 0)).toBe(55 * MINUTE);
});

it('waits 30 s before renewing a token that seems to have expired', () => {
  expect(renewalDelay(0, 60 * MINUTE)).toBe(30_000);
});

it('repeats a failed renewal after 30 s, then after twice as long each time, 960 s at most', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(renewalBackoff)).toEqual([
    30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 960_000,
  ]);
});
