import type { Offer } from '@rotadas/contracts/providers/offer';
import { pickOfferDetails } from '@rotadas/contracts/providers/offer-details';
import { toPhoneVisibility } from '@rotadas/contracts/providers/phone-visibility';
import { REMOVAL_INDEX, type RemovalDocument } from '@rotadas/service-kit/mongodb/removal';
import { Schema } from 'mongoose';

export type OfferDocument = Omit<Offer, 'id'> & RemovalDocument & { readonly _id: number };

/** Details are not in the schema: offers are written and read without Mongoose's casting. */
export const offerSchema = new Schema<OfferDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    type: { type: String, required: true },
    from: { type: String, required: true },
    to: { type: String, required: true },
    description: { type: String, default: null },
    duration: { type: Schema.Types.Mixed, required: true }, // minutes or `always`
    phoneVisibility: { type: String },
    showPhone: { type: Boolean, required: true },
    isActive: { type: Boolean, required: true },
    createdAt: { type: Number, required: true },
    removeAt: { type: Date },
  },
  { versionKey: false, strict: 'throw' },
);

offerSchema.index({ userId: 1, isActive: 1, _id: -1 });
offerSchema.index(...REMOVAL_INDEX);

export function toOffer(document: OfferDocument): Offer {
  return {
    id: document._id,
    userId: document.userId,
    type: document.type,
    from: document.from,
    to: document.to,
    description: document.description,
    duration: document.duration,
    phoneVisibility: toPhoneVisibility(document),
    showPhone: document.showPhone,
    isActive: document.isActive,
    createdAt: document.createdAt,
    ...pickOfferDetails(document),
  };
}
