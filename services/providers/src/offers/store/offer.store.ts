import { Injectable } from '@nestjs/common';
import type { Offer } from '@rotadas/contracts/providers/offer';
import { guardDependency } from '@rotadas/service-kit/errors/dependency';
import { AskedTogether } from '@rotadas/service-kit/mongodb/asked-together';
import { DrawnTogether } from '@rotadas/service-kit/mongodb/drawn-together';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import type { Model, mongo } from 'mongoose';
import { type CounterDocument, counterModel } from './counter.schema.js';
import { type OfferDocument, offerModel, toOffer } from './offer.schema.js';

/** Offers, in MongoDB. */
@Injectable()
export class OfferStore {
  private readonly offers: Model<OfferDocument>;
  private readonly counters: Model<CounterDocument>;
  private readonly ids = new DrawnTogether((count) => this.drawIds(count));
  private readonly actives = new AskedTogether((userIds: readonly number[]) => this.findAllActive(userIds));
  private readonly saved = new AskedTogether((offers: readonly Offer[]) => this.saveAll(offers));

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
    return guardDependency('mongodb', () => this.actives.of(userId));
  }

  /** Inserts or replaces an offer, and then retires its user's others. */
  async saveAsOnly(offer: Offer): Promise<void> {
    await guardDependency('mongodb', () => this.saved.of(offer));
  }

  async setActive(offerId: number, isActive: boolean): Promise<void> {
    await guardDependency('mongodb', () => this.offers.updateOne({ _id: offerId }, { $set: { isActive } }));
  }

  private async findAllActive(userIds: readonly number[]): Promise<(Offer | undefined)[]> {
    const documents = await this.offers
      .find({ userId: { $in: userIds }, isActive: true })
      .sort({ _id: 1 })
      .lean();
    const latest = new Map(documents.map((document) => [document.userId, document]));
    return userIds.map((userId) => {
      const document = latest.get(userId);
      return document && toOffer(document);
    });
  }

  /** In this order, one after the other, in one round trip. */
  private async saveAll(offers: readonly Offer[]): Promise<undefined[]> {
    const writes = offers.flatMap(({ id, ...fields }): mongo.AnyBulkWriteOperation<OfferDocument>[] => {
      const others = { userId: fields.userId, isActive: true, _id: { $ne: id } };
      return [
        { updateOne: { filter: { _id: id }, update: { $set: fields }, upsert: true } },
        { updateMany: { filter: others, update: { $set: { isActive: false } } } },
      ];
    });
    await this.offers.db.collection<OfferDocument>('offers').bulkWrite(writes, { ignoreUndefined: true });
    return offers.map(() => undefined);
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
