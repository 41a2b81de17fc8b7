/** UTC+3 all year, ms. */
export const TURKISH_TIME_MS = 3 * 3_600_000;

/** The calendar day in Türkiye at `now` (ms), `yyyy-mm-dd`. */
export const turkishDay = (now: number): string => new Date(now + TURKISH_TIME_MS).toISOString().slice(0, 10);

const DAY_MS = 24 * 3_600_000;

/** Seconds from `now` (ms) to the next calendar day in Türkiye, at least 1. */
export const secondsToNextTurkishDay = (now: number): number =>
  Math.ceil((DAY_MS - ((now + TURKISH_TIME_MS) % DAY_MS)) / 1_000);
