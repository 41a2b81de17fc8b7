import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Rating, RatingInput } from '@rotadas/contracts/users/rating';

/** A rating that has no id yet. */
export type NewRating = Omit<Rating, 'id'>;

/** What `fromUserId` says of another user at `now`, ms; nobody rates themselves. */
export function newRating(
  fromUserId: number,
  { toUserId, rating, comment }: RatingInput,
  now: number,
): NewRating {
  if (fromUserId === toUserId) throw new DomainError('rating-of-self');
  return { fromUserId, toUserId, rating, comment: comment ?? null, createdAt: now };
}
