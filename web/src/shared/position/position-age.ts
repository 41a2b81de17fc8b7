import type { Freshness } from '../service-types/mark-svg.js';

/** After this a marker is lighter, ms (look.md, Markers). */
const AGING_AFTER_MS = 60_000;
/** After this it is grey, with a clock, ms. */
const STALE_AFTER_MS = 300_000;

/** How old a position taken `at` is, for its marker. */
export function toFreshness(at: number, now: number): Freshness {
  const age = now - at;
  if (age > STALE_AFTER_MS) return 'stale';
  return age > AGING_AFTER_MS ? 'aging' : 'fresh';
}

/**
 * After this a provider should not be counted on where it was last, ms: an open page sends at least
 * every 30 s.
 */
const LATE_AFTER_MS = 120_000;
const MINUTE_MS = 60_000;

/** How many whole minutes a late position taken `at` is old; 0 while it is not late. */
export function minutesLate(at: number, now: number): number {
  return now - at < LATE_AFTER_MS ? 0 : Math.floor((now - at) / MINUTE_MS);
}

/** Whether a position taken `at` is too old to count on. */
export const isLate = (at: number, now: number): boolean => minutesLate(at, now) > 0;

/**
 * Until when, ms, a marker says the same of a position taken `at` as it does `now`; it need not be
 * looked at before.
 */
export function freshnessValidUntil(at: number, now: number): number {
  const age = now - at;
  const lateUntil = Math.max(LATE_AFTER_MS, (Math.floor(age / MINUTE_MS) + 1) * MINUTE_MS) - 1;
  return at + Math.min(...[AGING_AFTER_MS, STALE_AFTER_MS, lateUntil].filter((until) => until >= age));
}
