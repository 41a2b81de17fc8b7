/** Türkiye is three hours ahead of UTC all the year, ms. */
export const TURKISH_TIME_MS = 3 * 3_600_000;

/** The calendar day in Türkiye at `now` (ms), `yyyy-mm-dd`. */
export const turkishDay = (now: number): string => new Date(now + TURKISH_TIME_MS).toISOString().slice(0, 10);
