import { z } from 'zod';

const Origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => URL.parse(text)?.origin === text,
    'must be an origin like https://tiles.example, without a path',
  );

/**
 * A comma-separated list of origins, `https://tiles.example, https://glyphs.example`; empty by
 * default.
 */
export const Origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
  .pipe(z.array(Origin));
