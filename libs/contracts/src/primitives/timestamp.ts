import { z } from 'zod';

/** Milliseconds since 1970-01-01T00:00Z. */
export const EpochMs = z.int().min(0);
export type EpochMs = z.infer<typeof EpochMs>;

/** The same as it stands in a query: decimal digits only. */
export const EpochMsText = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .pipe(EpochMs)
  .meta({ override: { type: 'integer', minimum: 0, maximum: 999_999_999_999_999, pattern: undefined } });

/** A calendar day, `yyyy-mm-dd`, that exists. */
export const CalendarDate = z.iso.date();

/** A time of day to the minute, `00:00` to `23:59`. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A day of the week as in ISO 8601: 1 is Monday, 7 is Sunday. */
export const Weekday = z.int().min(1).max(7);
