import { Injectable } from '@nestjs/common';
import type { Offer } from '@rotadas/contracts/providers/offer';
import { DETAIL_NAMES, pickOfferDetails } from '@rotadas/contracts/providers/offer-details';
import { Batcher, batchLookups } from '@rotadas/service-kit/time/batcher';
import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { writeGroups } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { type Model, type mongo, Schema } from 'mongoose';

type OfferDocument = Omit<Offer, 'id'> & { readonly _id: number };

/** Details are not in the schema: offers are written and read without Mongoose's casting. */
const offerSchema = new Schema<OfferDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    type: { type: String, required: true },
    from: { type: String, required: true },
    to: { type: String, required: true },
    description: { type: String, default: null },
    duration: { type: Schema.Types.Mixed, required: true }, // minutes or `always`
    showPhone: { type: Boolean, required: true },
    isActive: { type: Boolean, required: true },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

offerSchema.index({ userId: 1, isActive: 1, _id: -1 });

/** A whitelist: other fields never leave the store. */
function toOffer(document: OfferDocument): Offer {
  return {
    id: document._id,
    userId: document.userId,
    type: document.type,
    from: document.from,
    to: document.to,
    description: document.description,
    duration: document.duration,
    showPhone: document.showPhone,
    isActive: document.isActive,
    createdAt: document.createdAt,
    ...pickOfferDetails(document),
  };
}

@Injectable()
export class OfferStore {
  private readonly model: Model<OfferDocument>;
  /** Of several active offers, the last one counts. */
  private readonly finds = batchLookups(
    async (userIds: readonly number[]) =>
      this.model
        .find({ userId: { $in: userIds }, isActive: true })
        .sort({ _id: 1 })
        .lean<OfferDocument[]>(),
    ({ userId }) => userId,
  );
  private readonly saves = new Batcher((offers: readonly Offer[]) => this.saveAll(offers));

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly counter: Counter,
  ) {
    this.model = mongodb.mongoose.model<OfferDocument>('Offer', offerSchema, 'offers');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** Unused ids leave gaps, which are harmless. */
  nextId(): Promise<number> {
    return this.mongodb.run(() => this.counter.next('offers', 'value'));
  }

  async findActive(userId: number): Promise<Offer | null> {
    const found = await this.mongodb.run(() => this.finds.add(userId));
    return found && toOffer(found);
  }

  /** Inserts or replaces an offer, and deactivates the others of its user. */
  async saveAsOnly(offer: Offer): Promise<void> {
    await this.mongodb.run(() => this.saves.add(offer));
  }

  async deactivate(offerId: number): Promise<void> {
    await this.mongodb.run(async () => this.model.updateOne({ _id: offerId }, { $set: { isActive: false } }));
  }

  /** Keeps the order: the first of two offers of a user must be deactivated after its write. */
  private saveAll(offers: readonly Offer[]): Promise<(Error | undefined)[]> {
    const groups = offers.map(({ id, ...fields }): mongo.AnyBulkWriteOperation<OfferDocument>[] => {
      const others = { userId: fields.userId, isActive: true, _id: { $ne: id } };
      return [
        { updateOne: { filter: { _id: id }, update: { $set: fields, ...toUnset(fields) }, upsert: true } },
        { updateMany: { filter: others, update: { $set: { isActive: false } } } },
      ];
    });
    const stored = this.model.db.collection<OfferDocument>('offers');
    return writeGroups(groups, (writes) =>
      stored.bulkWrite(writes, { ignoreUndefined: true, ordered: true }),
    );
  }
}

/** Removes details that an earlier version of the offer had. */
function toUnset(fields: Partial<Offer>): { $unset?: Record<string, ''> } {
  const missing = DETAIL_NAMES.filter((name) => fields[name] === undefined);
  return missing.length === 0 ? {} : { $unset: Object.fromEntries(missing.map((name) => [name, ''])) };
}
