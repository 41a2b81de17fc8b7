import { z } from 'zod';

/** A numeric serial id, drawn from a counters collection, from 1 on (spec 3). */
export const SerialId = z.int().min(1);
export type SerialId = z.infer<typeof SerialId>;

/** A serial id as it stands in a path or a query: decimal digits only, at most fifteen. */
export const SerialIdText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
