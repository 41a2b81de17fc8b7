import { Injectable } from '@nestjs/common';
import type { Offer } from '@rotadas/contracts/providers/offer';
import { RETENTION_DAYS } from '@rotadas/contracts/personal-data/retention';
import { DETAIL_NAMES } from '@rotadas/contracts/providers/offer-details';
import { dateEndedDocuments, removalDate } from '@rotadas/service-kit/mongodb/removal';
import { createBatchLoader, createLookup } from '@rotadas/service-kit/time/batch-loader';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { writeGroups } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { Model, mongo } from 'mongoose';
import { type OfferDocument, offerSchema, toOffer } from './offer.schema.js';

@Injectable()
export class OfferStore {
  private readonly model: Model<OfferDocument>;
  /** If a user has several active offers, the last one counts. */
  private readonly finds = createLookup(
    async (userIds: readonly number[]) =>
      this.model
        .find({ userId: { $in: userIds }, isActive: true })
        .sort({ _id: 1 })
        .lean<OfferDocument[]>(),
    ({ userId }) => userId,
  );
  private readonly saves = createBatchLoader((offers: readonly Offer[]) => this.saveAll(offers));

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly ids: IdSequence,
  ) {
    this.model = mongodb.mongoose.model<OfferDocument>('Offer', offerSchema, 'offers');
    mongodb.prepare(async () => {
      await this.model.createIndexes();
      await dateEndedDocuments(this.model, { isActive: false }, 'createdAt', RETENTION_DAYS.endedOffers);
    });
  }

  /** Unused IDs leave gaps, which are harmless. */
  nextId(): Promise<number> {
    return this.mongodb.run(() => this.ids.next('offers', 'value'));
  }

  async findActive(userId: number): Promise<Offer | null> {
    const found = await this.mongodb.run(() => this.finds.load(userId));
    return found && toOffer(found);
  }

  /** Inserts or replaces an offer, and deactivates the others of its user. */
  async saveAsOnly(offer: Offer): Promise<void> {
    await this.mongodb.run(() => this.saves.load(offer));
  }

  async deactivate(offerId: number): Promise<void> {
    await this.mongodb.run(async () => this.model.updateOne({ _id: offerId, isActive: true }, end()));
  }

  /** Keeps the order: the first of two offers of a user must be deactivated after its write. */
  private saveAll(offers: readonly Offer[]): Promise<(Error | undefined)[]> {
    const groups = offers.map(({ id, ...fields }): mongo.AnyBulkWriteOperation<OfferDocument>[] => {
      const others = { userId: fields.userId, isActive: true, _id: { $ne: id } };
      return [
        { updateOne: { filter: { _id: id }, update: { $set: fields, ...toUnset(fields) }, upsert: true } },
        { updateMany: { filter: others, update: end() } },
      ];
    });
    const stored = this.model.db.collection<OfferDocument>('offers');
    return writeGroups(groups, (writes) =>
      stored.bulkWrite(writes, { ignoreUndefined: true, ordered: true }),
    );
  }
}

const end = () => ({
  $set: { isActive: false, removeAt: removalDate(RETENTION_DAYS.endedOffers) },
});

/** Removes details that an earlier version of the offer had, and its end. */
function toUnset(fields: Partial<Offer>): { $unset: Record<string, ''> } {
  const missing = DETAIL_NAMES.filter((name) => fields[name] === undefined);
  return { $unset: Object.fromEntries(['removeAt', ...missing].map((name) => [name, ''])) };
}
