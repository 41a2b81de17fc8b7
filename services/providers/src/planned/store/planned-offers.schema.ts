import { OUTBOX_INDEX, type OutboxDocument, outboxField } from '@rotadas/service-kit/outbox/mongodb-outbox';
import { Schema } from 'mongoose';
import type { PlannedOffers } from '../domain/planned-offers.js';

/** Absent in older documents. */
type AddedField = 'plannedOn' | 'plannedCount' | 'rating' | 'ratings';

export type PlannedOffersDocument = Omit<PlannedOffers, 'userId' | AddedField> &
  Partial<Pick<PlannedOffers, AddedField>> &
  OutboxDocument;

export const plannedOffersSchema = new Schema<PlannedOffersDocument>(
  {
    _id: { type: Number, required: true },
    revision: { type: Number, required: true },
    fullName: { type: String, required: true },
    phone: { type: String, default: null },
    rating: { type: Number },
    ratings: { type: Number },
    profileAt: { type: Number, required: true },
    plans: { type: [Schema.Types.Mixed], required: true },
    plannedOn: { type: String },
    plannedCount: { type: Number },
    outbox: outboxField,
  },
  { versionKey: false, strict: 'throw' },
);

plannedOffersSchema.index({ 'plans.offer.departsAt': 1 });
plannedOffersSchema.index({ 'plans.offer.id': 1 });
plannedOffersSchema.index(...OUTBOX_INDEX);

export function toPlannedOffers(document: PlannedOffersDocument): PlannedOffers {
  return {
    userId: document._id,
    revision: document.revision,
    fullName: document.fullName,
    phone: document.phone,
    rating: document.rating ?? 0,
    ratings: document.ratings ?? 0,
    profileAt: document.profileAt,
    plans: document.plans,
    plannedOn: document.plannedOn ?? '',
    plannedCount: document.plannedCount ?? 0,
  };
}
