import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { optionalText } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';

export const RATING_COMMENT_MAX = 500;

/** How content somebody was: 1 (not at all) to 5 (wholly). */
export const RatingValue = z.int().min(1).max(5);

/**
 * What one user says of another (spec 3, ratings). No call takes one yet, since the specification
 * shows none.
 */
export const RatingInput = z.strictObject({
  toUserId: SerialId,
  rating: RatingValue,
  comment: optionalText(RATING_COMMENT_MAX).nullable().optional(),
});
export type RatingInput = z.infer<typeof RatingInput>;

/** A rating as it was stored (spec 3, ratings). */
export const Rating = z.object({
  id: SerialId,
  fromUserId: SerialId,
  toUserId: SerialId,
  rating: RatingValue,
  comment: z.string().nullable(),
  createdAt: EpochMs,
});
export type Rating = z.infer<typeof Rating>;
