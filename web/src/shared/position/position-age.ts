import type { Freshness } from '../service-types/mark-svg.js';

/** Markers are lighter from this age on. */
const AGING_AFTER_MS = 60_000;
/** Markers are grey, with a clock, from this age on. */
const STALE_AFTER_MS = 300_000;

export function toFreshness(at: number, now: number): Freshness {
  const age = now - at;
  if (age > STALE_AFTER_MS) return 'stale';
  return age > AGING_AFTER_MS ? 'aging' : 'fresh';
}

/** Age from which a position is outdated, ms. An open page sends at least every 30 s. */
const OUTDATED_AFTER_MS = 120_000;
const MINUTE_MS = 60_000;

/** Age of a late position in whole minutes; 0 if it is not late. */
export function outdatedMinutes(at: number, now: number): number {
  return now - at < OUTDATED_AFTER_MS ? 0 : Math.floor((now - at) / MINUTE_MS);
}

export const isOutdated = (at: number, now: number): boolean => outdatedMinutes(at, now) > 0;

/** Epoch ms until which the marker of a position taken `at` does not change. */
export function freshnessValidUntil(at: number, now: number): number {
  const age = now - at;
  const outdatedUntil = Math.max(OUTDATED_AFTER_MS, (Math.floor(age / MINUTE_MS) + 1) * MINUTE_MS) - 1;
  return at + Math.min(...[AGING_AFTER_MS, STALE_AFTER_MS, outdatedUntil].filter((until) => until >= age));
}
