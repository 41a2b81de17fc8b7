import { EXACT, greatestDetour, RELAXED, resolveDetourLimit } from './detour-limit.js';

const REMAINING = 90_000;

it.each([
  ['a short search', undefined, 30_000, 15_000, 15_000],
  ['a long search', undefined, 300_000, 20_000, 60_000],
  ['a requested detour', 8_000, 30_000, 8_000, 24_000],
])('limits the detour of matches and near matches for %s', (_, requested, searched, fits, relaxed) => {
  const limitFor = (tolerance: typeof EXACT) =>
    greatestDetour(resolveDetourLimit(requested, searched, tolerance), REMAINING);
  expect([limitFor(EXACT), limitFor(RELAXED)]).toEqual([fits, relaxed]);
});
