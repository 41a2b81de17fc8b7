import { z } from 'zod';

/** Trimmed text that can be stored as it is: half of a surrogate pair cannot, since it has no UTF-8. */
const storableText = z
  .string()
  .trim()
  .refine((text) => text.isWellFormed());

/** A text that says something: trimmed, at least one character, at most `max`. */
export const requiredText = (max: number) => storableText.min(1).max(max);

/** A text that may be missing: trimmed, at most `max`; an empty one counts as missing. */
export const optionalText = (max: number) =>
  storableText
    .max(max)
    .transform((text) => (text === '' ? null : text))
    .nullable();
