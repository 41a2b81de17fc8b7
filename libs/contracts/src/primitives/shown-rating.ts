import { z } from 'zod';

/** A user's mean is shown from this number of visible ratings on. */
export const RATINGS_SHOWN_FROM = 3;

/** A user's mean of the visible ratings, and their number; both absent below three. */
export const ShownRating = z.object({
  rating: z.number().min(1).max(5).optional(),
  ratings: z.int().min(RATINGS_SHOWN_FROM).optional(),
});
export type ShownRating = z.infer<typeof ShownRating>;

/** `rating` is the mean of `ratings` visible ratings. */
export function shownRating({ rating, ratings }: { rating: number; ratings: number }): ShownRating {
  return ratings >= RATINGS_SHOWN_FROM ? { rating: Math.round(rating * 10) / 10, ratings } : {};
}
