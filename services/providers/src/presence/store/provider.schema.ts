import { OUTBOX_INDEX, type OutboxDocument, outboxField } from '@rotadas/service-kit/outbox/mongodb-outbox';
import { Schema } from 'mongoose';
import type { ProviderRecord } from '../domain/provider-record.js';

/** Absent in older documents. */
type AddedField = 'rating' | 'ratings';

export type ProviderDocument = Omit<ProviderRecord, 'userId' | AddedField> &
  Partial<Pick<ProviderRecord, AddedField>> &
  OutboxDocument;

export const providerSchema = new Schema<ProviderDocument>(
  {
    _id: { type: Number, required: true },
    isOnline: { type: Boolean, required: true },
    session: { type: Number, required: true },
    fullName: { type: String, required: true },
    phone: { type: String, default: null },
    rating: { type: Number, default: 0 },
    ratings: { type: Number, default: 0 },
    since: { type: Number, required: true },
    endsAt: { type: Number, default: null },
    profileAt: { type: Number, default: 0 },
    offer: { type: Schema.Types.Mixed, required: true },
    outbox: outboxField,
  },
  { versionKey: false, strict: 'throw' },
);

// For findOnline and findDue.
providerSchema.index({ isOnline: 1, endsAt: 1 });
providerSchema.index(...OUTBOX_INDEX);

export function toRecord(document: ProviderDocument): ProviderRecord {
  return {
    userId: document._id,
    isOnline: document.isOnline,
    session: document.session,
    fullName: document.fullName,
    phone: document.phone,
    rating: document.rating ?? 0,
    ratings: document.ratings ?? 0,
    profileAt: document.profileAt,
    since: document.since,
    endsAt: document.endsAt,
    offer: document.offer,
  };
}
