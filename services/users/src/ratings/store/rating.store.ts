import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { Rating } from '@rotadas/contracts/users/rating';
import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { isDuplicateKey } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import type { NewRating } from '../domain/new-rating.js';
import { toRating } from './rating.mapper.js';
import { type RatingDocument, ratingSchema } from './rating.schema.js';

/** Keeps ratings, one for a pair of users. */
@Injectable()
export class RatingStore {
  private readonly model: Model<RatingDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly counter: Counter,
  ) {
    this.model = mongodb.mongoose.model<RatingDocument>('Rating', ratingSchema, 'ratings');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** Stores a rating in place of the same user's earlier one of the other, whose id it keeps. */
  async save(rating: NewRating): Promise<Rating> {
    return this.mongodb.run(async () => (await this.replace(rating)) ?? this.insert(rating));
  }

  /** What one user says of another; null where that is nothing. */
  async find(fromUserId: number, toUserId: number): Promise<Rating | null> {
    const found = await this.mongodb.run(async () =>
      this.model.findOne({ fromUserId, toUserId }).lean<RatingDocument>(),
    );
    return found && toRating(found);
  }

  /** The mean of the ratings that a user received; 0 where there is none. */
  async meanOf(toUserId: number): Promise<number> {
    const [received] = await this.mongodb.run(async () =>
      this.model.aggregate<{ mean: number }>([
        { $match: { toUserId } },
        { $group: { _id: null, mean: { $avg: '$rating' } } },
      ]),
    );
    return received?.mean ?? 0;
  }

  private async replace({ fromUserId, toUserId, ...said }: NewRating): Promise<Rating | null> {
    const replaced = await this.model
      .findOneAndUpdate(
        { fromUserId, toUserId },
        { $set: said },
        { returnDocument: 'after', runValidators: true },
      )
      .lean<RatingDocument>();
    return replaced && toRating(replaced);
  }

  private async insert(rating: NewRating): Promise<Rating> {
    const document = { ...rating, _id: await this.counter.next('ratings') };
    try {
      await this.model.create(document);
      return toRating(document);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // A concurrent rating of the same pair came first.
      const replaced = await this.replace(rating);
      if (!replaced) throw error;
      return replaced;
    }
  }
}
