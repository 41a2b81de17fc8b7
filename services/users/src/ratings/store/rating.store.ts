import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { Rating } from '@rotadas/contracts/users/rating';
import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { isDuplicateKey } from '../../store/duplicate-key.js';
import type { NewRating } from '../domain/new-rating.js';
import { type RatingDocument, ratingSchema } from './rating.schema.js';

/** Keeps ratings, one of a pair of users. */
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

  /** Stores a rating; what the same user said of the other before gives way to it and keeps its id. */
  async keep(rating: NewRating): Promise<Rating> {
    return this.mongodb.run(async () => (await this.replaced(rating)) ?? this.added(rating));
  }

  /** What one user says of another; null while that is nothing. */
  async find(fromUserId: number, toUserId: number): Promise<Rating | null> {
    const found = await this.mongodb.run(async () =>
      this.model.findOne({ fromUserId, toUserId }).lean<RatingDocument>(),
    );
    return found && toRating(found);
  }

  /** The mean of what a user received; 0 while that is nothing. */
  async meanOf(toUserId: number): Promise<number> {
    const [received] = await this.mongodb.run(async () =>
      this.model.aggregate<{ mean: number }>([
        { $match: { toUserId } },
        { $group: { _id: null, mean: { $avg: '$rating' } } },
      ]),
    );
    return received?.mean ?? 0;
  }

  private async replaced({ fromUserId, toUserId, ...said }: NewRating): Promise<Rating | null> {
    const replaced = await this.model
      .findOneAndUpdate(
        { fromUserId, toUserId },
        { $set: said },
        { returnDocument: 'after', runValidators: true },
      )
      .lean<RatingDocument>();
    return replaced && toRating(replaced);
  }

  private async added(rating: NewRating): Promise<Rating> {
    const document = { ...rating, _id: await this.counter.next('ratings') };
    try {
      await this.model.create(document);
      return toRating(document);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const replaced = await this.replaced(rating); // the same user's other rating came first
      if (!replaced) throw error;
      return replaced;
    }
  }
}

function toRating({ _id, fromUserId, toUserId, rating, comment, createdAt }: RatingDocument): Rating {
  return { id: _id, fromUserId, toUserId, rating, comment, createdAt };
}
