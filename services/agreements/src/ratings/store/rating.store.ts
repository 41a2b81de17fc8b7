import { Injectable } from '@nestjs/common';
import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import { Rating, RATING_MS } from '@rotadas/contracts/agreements/rating';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { type Model, type mongo, Schema } from 'mongoose';
import type { Side, StoredAgreement } from '../../agreements/domain/stored-agreement.js';
import { type AgreementDocument, agreementModel } from '../../agreements/store/agreement.schema.js';

type RatingDocument = Rating & { readonly isVisible: boolean };

/** The visible ratings of a user. Concurrent reveals write this document: none is lost. */
interface TotalDocument {
  readonly _id: number;
  readonly sum: number;
  readonly count: number;
}

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
// For the export of the ratings that a user gave.
ratingSchema.index({ fromUserId: 1 });
// For the page of a user's visible ratings, newest first.
ratingSchema.index({ toUserId: 1, isVisible: 1, createdAt: -1 });

const totalSchema = new Schema<TotalDocument>(
  {
    _id: { type: Number, required: true },
    sum: { type: Number, required: true },
    count: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

/** A whitelist: other fields never leave the store. */
const toRating = (document: RatingDocument): Rating => Rating.parse(document);

export type RatingSession = mongo.ClientSession;

type RatedEvent = PayloadOf<typeof agreementsEvents.rated>;

export type Mean = Pick<RatedEvent, 'userId' | 'rating' | 'ratings'>;

@Injectable()
export class RatingStore {
  private readonly model: Model<RatingDocument>;
  private readonly agreements: Model<AgreementDocument>;
  private readonly totals: Model<TotalDocument>;

  constructor(private readonly mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<RatingDocument>('Rating', ratingSchema, 'ratings');
    this.agreements = agreementModel(mongodb);
    this.totals = mongodb.mongoose.model<TotalDocument>('RatingTotal', totalSchema, 'ratingtotals');
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

  /** Shows the ratings of an agreement; returns the new means of those who received one. */
  async show(session: mongo.ClientSession, agreementId: number): Promise<Mean[]> {
    const hidden = { agreementId, isVisible: false };
    const found = await this.model.find(hidden, {}, { session }).lean<RatingDocument[]>();
    await this.model.updateMany(hidden, { $set: { isVisible: true } }, { session });
    const means: Mean[] = [];
    for (const { toUserId, rating } of found) {
      const update = { $inc: { sum: rating, count: 1 } };
      const options = { session, upsert: true, returnDocument: 'after' } as const;
      const { sum, count } = await this.totals.findByIdAndUpdate(toUserId, update, options).lean();
      means.push({ userId: toUserId, rating: sum / count, ratings: count });
    }
    return means;
  }

  /** False if the side has rated already. */
  async recordRating(
    session: mongo.ClientSession,
    { id, endedAt }: StoredAgreement,
    side: Side,
  ): Promise<boolean> {
    const update = { $push: { ratedBy: side }, $set: { revealAt: (endedAt ?? 0) + RATING_MS } };
    const written = await this.agreements.updateOne({ _id: id, ratedBy: { $ne: side } }, update, { session });
    return written.matchedCount === 1;
  }

  async recordReveal(
    session: mongo.ClientSession,
    id: number,
    reveals: readonly RatedEvent[],
  ): Promise<void> {
    const events = reveals.map((rated) => outboxEvent(agreementsEvents.rated, rated, rated.at));
    const update = { $push: { outbox: { $each: events } }, $set: { revealAt: null } };
    await this.agreements.updateOne({ _id: id }, update, { session });
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
