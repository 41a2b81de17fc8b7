import { z } from 'zod';
import { boundedText } from './text.js';

export const SerialId = z.int().min(1);
export type SerialId = z.infer<typeof SerialId>;

/** A serial ID in a path or query. */
export const SerialIdText = boundedText(15)
  .regex(/^[1-9]\d*$/)
  .transform(Number);
