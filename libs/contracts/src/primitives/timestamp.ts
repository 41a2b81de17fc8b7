import { z } from 'zod';
import { boundedText, NO_TEXT } from './text.js';

/** Milliseconds since 1970-01-01T00:00Z. */
export const EpochMs = z.int().min(0);
export type EpochMs = z.infer<typeof EpochMs>;

/** Epoch ms in a query. */
export const EpochMsText = boundedText(15)
  .regex(/^\d+$/)
  .transform(Number)
  .pipe(EpochMs)
  .meta({ override: { type: 'integer', minimum: 0, maximum: 999_999_999_999_999, ...NO_TEXT } });

/** An existing calendar day, `yyyy-mm-dd`. */
export const CalendarDate = boundedText(10).check(z.iso.date());

export const TimeOfDay = boundedText(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Minutes from midnight to a `TimeOfDay`. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export const Weekday = z.int().min(1).max(7);

/** Türkiye is at UTC+3 all year. */
export const TURKISH_TIME_MS = 3 * 3_600_000;

/** The calendar day in Türkiye at `now` (ms), `yyyy-mm-dd`. */
export const turkishDay = (now: number): string => new Date(now + TURKISH_TIME_MS).toISOString().slice(0, 10);

export const DAY_MS = 24 * 3_600_000;

/** Seconds from `now` (ms) to the next calendar day in Türkiye, at least 1. */
export const secondsToNextTurkishDay = (now: number): number =>
  Math.ceil((DAY_MS - ((now + TURKISH_TIME_MS) % DAY_MS)) / 1_000);

export const DURATIONS = [15, 30, 60, 240, 360, 'always'] as const;

/** Minutes until an offer ends, or `always`. */
export const Duration = z.literal(DURATIONS);
export type Duration = z.infer<typeof Duration>;

const MINUTES_TEXTS = DURATIONS.filter((duration) => duration !== 'always').map(String);

/** Accepts minutes as text too, as a form has them. */
export const DurationInput = z.union([
  Duration,
  z.literal(MINUTES_TEXTS).transform((minutes) => Duration.parse(Number(minutes))),
]);
