import { type Connection, type Model, Schema } from 'mongoose';
import type { Offer } from '@rotadas/contracts/providers/offer';

/** An offer as MongoDB keeps it. */
export interface OfferDocument extends Omit<Offer, 'id'> {
  readonly _id: number;
}

const schema = new Schema<OfferDocument>(
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
  { collection: 'offers', versionKey: false },
);
schema.index({ userId: 1, isActive: 1, _id: -1 });

/** The collection of offers, on this connection. */
export function offerModel(connection: Connection): Model<OfferDocument> {
  return connection.model<OfferDocument>('Offer', schema);
}

/** The offer that a document holds. */
export function toOffer({ _id, ...fields }: OfferDocument): Offer {
  return { id: _id, ...fields };
}
