import { FITS, greatestDetour, NEARLY_FITS, resolveDetourLimit } from './fit.js';

const REMAINING = 90_000;

it.each([
  ['a short search', undefined, 30_000, 15_000, 15_000],
  ['a long search', undefined, 300_000, 20_000, 60_000],
  ['a requested detour', 8_000, 30_000, 8_000, 24_000],
])('limits the detour of matches and near matches for %s', (_, requested, searched, fits, nearlyFits) => {
  const limitFor = (tolerance: typeof FITS) =>
    greatestDetour(resolveDetourLimit(requested, searched, tolerance), REMAINING);
  expect([limitFor(FITS), limitFor(NEARLY_FITS)]).toEqual([fits, nearlyFits]);
});
