import { z } from 'zod';

/** Milliseconds since 1970-01-01T00:00Z. */
export const EpochMs = z.int().min(0);
export type EpochMs = z.infer<typeof EpochMs>;

/** Epoch ms in a query. */
export const EpochMsText = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .pipe(EpochMs)
  .meta({ override: { type: 'integer', minimum: 0, maximum: 999_999_999_999_999, pattern: undefined } });

/** An existing calendar day, `yyyy-mm-dd`. */
export const CalendarDate = z.iso.date();

export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export const Weekday = z.int().min(1).max(7);
