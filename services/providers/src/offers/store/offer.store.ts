import { Injectable } from '@nestjs/common';
import type { Offer } from '@rotadas/contracts/providers/offer';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { DrawnTogether } from '@rotadas/service-kit/mongodb/drawn-together';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import type { Model } from 'mongoose';
import { type CounterDocument, counterModel } from './counter.schema.js';
import { type OfferDocument, offerModel, toOffer } from './offer.schema.js';

/** Offers, in MongoDB. */
@Injectable()
export class OfferStore {
  private readonly offers: Model<OfferDocument>;
  private readonly counters: Model<CounterDocument>;
  private readonly ids = new DrawnTogether((count) => this.drawIds(count));

  constructor(mongodb: MongodbConnection) {
    this.offers = offerModel(mongodb.mongoose);
    this.counters = counterModel(mongodb.mongoose);
    mongodb.prepare(() => this.offers.createIndexes());
  }

  /** Draws the next serial id; one that is not used in the end leaves a gap, which is harmless. */
  nextId(): Promise<number> {
    return guardDependency('mongodb', () => this.ids.next());
  }

  /** A user's latest active offer. */
  findActive(userId: number): Promise<Offer | undefined> {
    return guardDependency('mongodb', async () => {
      const document = await this.offers.findOne({ userId, isActive: true }).sort({ _id: -1 }).lean();
      return document ? toOffer(document) : undefined;
    });
  }

  /** Inserts or replaces an offer, and then retires its user's others, in one round trip. */
  async saveAsOnly({ id, ...fields }: Offer): Promise<void> {
    const others = { userId: fields.userId, isActive: true, _id: { $ne: id } };
    await guardDependency('mongodb', () =>
      this.offers.bulkWrite([
        { updateOne: { filter: { _id: id }, update: { $set: fields }, upsert: true } },
        { updateMany: { filter: others, update: { $set: { isActive: false } } } },
      ]),
    );
  }

  async setActive(offerId: number, isActive: boolean): Promise<void> {
    await guardDependency('mongodb', () => this.offers.updateOne({ _id: offerId }, { $set: { isActive } }));
  }

  /** Draws so many; answers the last. */
  private async drawIds(count: number): Promise<number> {
    const counter = await this.counters
      .findOneAndUpdate(
        { _id: 'offers' },
        { $inc: { value: count } },
        { upsert: true, returnDocument: 'after' },
      )
      .orFail()
      .lean();
    return counter.value;
  }
}
