import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { optionalText } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';

export const RATING_COMMENT_MAX = 500;

/** How long a side can rate the other one after the end, ms. */
export const RATING_MS = 14 * 24 * 3_600_000;

const Stars = z.int().min(1).max(5);

/** Visible once both sides have rated, or the time to rate is over. */
export const Rating = z.object({
  fromUserId: SerialId,
  toUserId: SerialId,
  agreementId: SerialId,
  rating: Stars,
  comment: z.string().nullable(),
  createdAt: EpochMs,
});
export type Rating = z.infer<typeof Rating>;

export const RatingList = z.object({ ratings: z.array(Rating) });

export const RatingInput = z.strictObject({
  rating: Stars,
  comment: optionalText(RATING_COMMENT_MAX).nullable().optional(),
});
export type RatingInput = z.infer<typeof RatingInput>;
