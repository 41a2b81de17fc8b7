import type { Freshness } from '../service-types/mark-svg.js';

/** After this a marker is lighter, ms (look.md, Markers). */
const AGING_AFTER_MS = 60_000;
/** After this it is grey, with a clock, ms. */
const STALE_AFTER_MS = 300_000;

/** How old a position taken `at` is, for its marker. */
export function freshnessOf(at: number, now: number): Freshness {
  const age = now - at;
  if (age > STALE_AFTER_MS) return 'stale';
  return age > AGING_AFTER_MS ? 'aging' : 'fresh';
}

/** Until when, ms, a position taken `at` stays as fresh as it is `now`; its marker need not be looked at before. */
export function freshnessHoldsUntil(at: number, now: number): number {
  const age = now - at;
  if (age > STALE_AFTER_MS) return Infinity;
  return at + (age > AGING_AFTER_MS ? STALE_AFTER_MS : AGING_AFTER_MS);
}
