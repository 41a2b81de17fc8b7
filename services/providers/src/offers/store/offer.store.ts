import { Injectable } from '@nestjs/common';
import type { Offer } from '@rotadas/contracts/providers/offer';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import type { Model } from 'mongoose';
import { type CounterDocument, counterModel } from './counter.schema.js';
import { type OfferDocument, offerModel, toOffer } from './offer.schema.js';

/** Offers, in MongoDB. */
@Injectable()
export class OfferStore {
  private readonly offers: Model<OfferDocument>;
  private readonly counters: Model<CounterDocument>;

  constructor(mongodb: MongodbConnection) {
    this.offers = offerModel(mongodb.mongoose);
    this.counters = counterModel(mongodb.mongoose);
    mongodb.prepare(() => this.offers.createIndexes());
  }

  /** Draws the next serial id; one that is not used in the end leaves a gap, which is harmless. */
  nextId(): Promise<number> {
    return guardDependency('mongodb', async () => {
      const counter = await this.counters
        .findOneAndUpdate(
          { _id: 'offers' },
          { $inc: { value: 1 } },
          { upsert: true, returnDocument: 'after' },
        )
        .orFail()
        .lean();
      return counter.value;
    });
  }

  /** A user's latest active offer. */
  findActive(userId: number): Promise<Offer | undefined> {
    return guardDependency('mongodb', async () => {
      const document = await this.offers.findOne({ userId, isActive: true }).sort({ _id: -1 }).lean();
      return document ? toOffer(document) : undefined;
    });
  }

  /** Inserts or replaces an offer. */
  async save({ id, ...fields }: Offer): Promise<void> {
    await guardDependency('mongodb', () =>
      this.offers.replaceOne({ _id: id }, { _id: id, ...fields }, { upsert: true }),
    );
  }

  async deactivateOthers(userId: number, offerId: number): Promise<void> {
    const others = { userId, isActive: true, _id: { $ne: offerId } };
    await guardDependency('mongodb', () => this.offers.updateMany(others, { $set: { isActive: false } }));
  }

  async setActive(offerId: number, isActive: boolean): Promise<void> {
    await guardDependency('mongodb', () => this.offers.updateOne({ _id: offerId }, { $set: { isActive } }));
  }
}
