import type { Rating } from '@rotadas/contracts/users/rating';
import type { RatingDocument } from './rating.schema.js';

/** The rating in a document; a field that is not named here never leaves the store. */
export function toRating({ _id, fromUserId, toUserId, rating, comment, createdAt }: RatingDocument): Rating {
  return { id: _id, fromUserId, toUserId, rating, comment, createdAt };
}
