import { Injectable } from '@nestjs/common';
import type { Offer } from '@rotadas/contracts/providers/offer';
import { DETAIL_NAMES, detailsOf } from '@rotadas/contracts/providers/offer-details';
import { Batcher } from '@rotadas/service-kit/mongodb/batcher';
import { Counter } from '@rotadas/service-kit/mongodb/counter';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { type Model, type mongo, Schema } from 'mongoose';

/** An offer as MongoDB holds it: the serial id is the document's own. */
type OfferDocument = Omit<Offer, 'id'> & { readonly _id: number };

/** The collection `offers` (spec 3). */
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
    seats: { type: Number },
    loadKg: { type: Number },
    price: { type: Schema.Types.Mixed },
    stops: { type: [String], default: undefined },
    stopPlaces: { type: [Schema.Types.Mixed], default: undefined },
    fromPlace: { type: Schema.Types.Mixed },
    toPlace: { type: Schema.Types.Mixed },
  },
  { versionKey: false, strict: 'throw' },
);

// The latest active offer of a user.
offerSchema.index({ userId: 1, isActive: 1, _id: -1 });

/** The offer in a document; a field that is not named here never leaves the store. */
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
    ...detailsOf(document),
  };
}

/** Keeps offers. */
@Injectable()
export class OfferStore {
  private readonly model: Model<OfferDocument>;
  private readonly finds = new Batcher((userIds: readonly number[]) => this.findAllActive(userIds));
  private readonly saves = new Batcher((offers: readonly Offer[]) => this.saveAll(offers));

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly counter: Counter,
  ) {
    this.model = mongodb.mongoose.model<OfferDocument>('Offer', offerSchema, 'offers');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** The next serial id; one that is not used in the end leaves a gap, which is harmless. */
  nextId(): Promise<number> {
    return this.counter.next('offers', 'value');
  }

  /** A user's latest active offer; null where there is none. */
  findActive(userId: number): Promise<Offer | null> {
    return this.mongodb.run(() => this.finds.add(userId));
  }

  /** Inserts or replaces an offer, and then deactivates its user's others. */
  async saveAsOnly(offer: Offer): Promise<void> {
    await this.mongodb.run(() => this.saves.add(offer));
  }

  async setActive(offerId: number, isActive: boolean): Promise<void> {
    await this.mongodb.run(async () => this.model.updateOne({ _id: offerId }, { $set: { isActive } }));
  }

  private async findAllActive(userIds: readonly number[]): Promise<(Offer | null)[]> {
    const found = await this.model
      .find({ userId: { $in: userIds }, isActive: true })
      .sort({ _id: 1 })
      .lean<OfferDocument[]>();
    const latest = new Map(found.map((document) => [document.userId, toOffer(document)]));
    return userIds.map((userId) => latest.get(userId) ?? null);
  }

  /** In this order, one after the other, in one round trip. */
  private async saveAll(offers: readonly Offer[]): Promise<null[]> {
    const writes = offers.flatMap(({ id, ...fields }): mongo.AnyBulkWriteOperation<OfferDocument>[] => {
      const others = { userId: fields.userId, isActive: true, _id: { $ne: id } };
      return [
        { updateOne: { filter: { _id: id }, update: { $set: fields, ...unsetOf(fields) }, upsert: true } },
        { updateMany: { filter: others, update: { $set: { isActive: false } } } },
      ];
    });
    await this.model.db.collection<OfferDocument>('offers').bulkWrite(writes, { ignoreUndefined: true });
    return offers.map(() => null);
  }
}

/** Removes the details that the offer may have said before and does not say now. */
function unsetOf(fields: Partial<Offer>): { $unset?: Record<string, ''> } {
  const unsaid = DETAIL_NAMES.filter((name) => fields[name] === undefined);
  return unsaid.length === 0 ? {} : { $unset: Object.fromEntries(unsaid.map((name) => [name, ''])) };
}
