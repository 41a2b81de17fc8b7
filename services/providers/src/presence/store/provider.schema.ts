import { Schema } from 'mongoose';
import { OUTBOX_INDEX, outboxField, type OutboxDocument } from '@rotadas/service-kit/outbox/mongodb-outbox';
import type { ProviderRecord } from '../domain/provider-record.js';

/**
 * A provider as MongoDB holds it: the user's id is the document's own, and its events are pending
 * in it.
 */
export type ProviderDocument = Omit<ProviderRecord, 'userId'> & OutboxDocument;

/** The collection `providers`. */
export const providerSchema = new Schema<ProviderDocument>(
  {
    _id: { type: Number, required: true },
    isOnline: { type: Boolean, required: true },
    session: { type: Number, required: true },
    fullName: { type: String, required: true },
    phone: { type: String, default: null },
    since: { type: Number, required: true },
    endsAt: { type: Number, default: null },
    profileAt: { type: Number, default: 0 },
    offer: { type: Schema.Types.Mixed, required: true },
    outbox: outboxField,
  },
  { versionKey: false, strict: 'throw' },
);

// Who is online, and of those whose offer has ended.
providerSchema.index({ isOnline: 1, endsAt: 1 });
providerSchema.index(...OUTBOX_INDEX);
