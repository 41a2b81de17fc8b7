import { z } from 'zod';

/** Milliseconds since 1970-01-01T00:00Z. */
export const EpochMs = z.int().min(0);
export type EpochMs = z.infer<typeof EpochMs>;

/** A calendar day, `yyyy-mm-dd`, that exists. */
export const CalendarDate = z.iso.date();
