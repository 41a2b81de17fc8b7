import { Schema } from 'mongoose';
import { type Rating, RATING_COMMENT_MAX, RatingValue } from '@rotadas/contracts/users/rating';

/** A rating as MongoDB holds it: the serial id is the document's own. */
export type RatingDocument = Omit<Rating, 'id'> & { readonly _id: number };

const user = { type: Number, required: true, immutable: true };

/** The collection `ratings` (spec 3). */
export const ratingSchema = new Schema<RatingDocument>(
  {
    _id: { type: Number, required: true },
    fromUserId: user,
    toUserId: user,
    rating: {
      type: Number,
      required: true,
      validate: (rating: number) => RatingValue.safeParse(rating).success,
    },
    comment: { type: String, default: null, maxlength: RATING_COMMENT_MAX },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

ratingSchema.path('toUserId').validate(function (toUserId: number) {
  return toUserId !== this.fromUserId;
}, 'nobody rates themselves');

// One rating for a pair; and all that one user received.
ratingSchema.index({ fromUserId: 1, toUserId: 1 }, { unique: true });
ratingSchema.index({ toUserId: 1 });
