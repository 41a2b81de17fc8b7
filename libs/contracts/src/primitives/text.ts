import { z } from 'zod';

/** A text that says something: trimmed, at least one character, at most `max`. */
export const requiredText = (max: number) => z.string().trim().min(1).max(max);

/** A text that may be missing: trimmed, at most `max`; an empty one counts as missing. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => (text === '' ? null : text))
    .nullable();
