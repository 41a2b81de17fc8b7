import { z } from 'zod';

/** A serial id of a counter, from 1. */
export const SerialId = z.int().min(1);
export type SerialId = z.infer<typeof SerialId>;

/** A serial id in a path or query: at most fifteen decimal digits. */
export const SerialIdText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
