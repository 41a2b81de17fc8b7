import { Schema } from 'mongoose';
import type { Offer } from '@rotadas/contracts/providers/offer';

/** An offer as MongoDB holds it: the serial id is the document's own. */
export type OfferDocument = Omit<Offer, 'id'> & { readonly _id: number };

/** The collection `offers` (spec 3). */
export const offerSchema = new Schema<OfferDocument>(
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
