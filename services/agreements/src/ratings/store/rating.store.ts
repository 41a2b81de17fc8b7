import { Injectable } from '@nestjs/common';
import type { Rating } from '@rotadas/contracts/agreements/rating';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { type Model, type mongo, Schema } from 'mongoose';

type RatingDocument = Rating & { readonly isVisible: boolean };

const ratingSchema = new Schema<RatingDocument>(
  {
    fromUserId: { type: Number, required: true },
    toUserId: { type: Number, required: true },
    agreementId: { type: Number, required: true },
    rating: { type: Number, required: true },
    comment: { type: String, default: null },
    createdAt: { type: Number, required: true },
    isVisible: { type: Boolean, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

ratingSchema.index({ agreementId: 1, fromUserId: 1 }, { unique: true });
// For the mean and the page of a user's visible ratings, newest first.
ratingSchema.index({ toUserId: 1, isVisible: 1, createdAt: -1 });

function toRating(document: RatingDocument): Rating {
  const { fromUserId, toUserId, agreementId, rating, comment, createdAt } = document;
  return { fromUserId, toUserId, agreementId, rating, comment, createdAt };
}

export type RatingSession = mongo.ClientSession;

export interface Mean {
  readonly rating: number;
  readonly ratings: number;
}

@Injectable()
export class RatingStore {
  private readonly model: Model<RatingDocument>;

  constructor(private readonly mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<RatingDocument>('Rating', ratingSchema, 'ratings');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** Commits all writes of `work`, or none. */
  transaction<Result>(work: (session: mongo.ClientSession) => Promise<Result>): Promise<Result> {
    return this.mongodb.transaction(work);
  }

  /** Hidden; false if this user has rated the agreement already. */
  add(session: mongo.ClientSession, rating: Rating): Promise<boolean> {
    const document = { ...rating, isVisible: false };
    return this.model.insertMany([document], { session }).then(() => true, falseIfDuplicate);
  }

  /** Shows the ratings of an agreement; returns who received one. */
  async show(session: mongo.ClientSession, agreementId: number): Promise<number[]> {
    const hidden = { agreementId, isVisible: false };
    const found = await this.model.find(hidden, { toUserId: 1 }, { session }).lean<RatingDocument[]>();
    await this.model.updateMany(hidden, { $set: { isVisible: true } }, { session });
    return found.map(({ toUserId }) => toUserId);
  }

  /** The mean of the visible ratings of a user, who has at least one. */
  async mean(session: mongo.ClientSession, toUserId: number): Promise<Mean> {
    const [found] = await this.model
      .aggregate<Mean>([
        { $match: { toUserId, isVisible: true } },
        { $group: { _id: null, rating: { $avg: '$rating' }, ratings: { $sum: 1 } } },
        { $project: { _id: 0 } },
      ])
      .session(session);
    if (!found) throw new Error('a user without visible ratings has no mean');
    return found;
  }

  /** The visible ratings of an agreement, and that by `fromUserId`. */
  listOfAgreement(agreementId: number, fromUserId: number): Promise<Rating[]> {
    const shown = { agreementId, $or: [{ isVisible: true }, { fromUserId }] };
    return this.mongodb.run(async () =>
      (await this.model.find(shown).lean<RatingDocument[]>()).map(toRating),
    );
  }

  /** Visible ratings of a user, newest first. */
  list(toUserId: number, limit: number): Promise<Rating[]> {
    return this.mongodb.run(async () => {
      const found = this.model.find({ toUserId, isVisible: true }).sort({ createdAt: -1 }).limit(limit);
      return (await found.lean<RatingDocument[]>()).map(toRating);
    });
  }
}
