import { z } from 'zod';

export const SerialId = z.int().min(1);
export type SerialId = z.infer<typeof SerialId>;

/** In a path or query. */
export const SerialIdText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
