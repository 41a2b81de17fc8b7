import { type Connection, type Model, Schema } from 'mongoose';
import { OUTBOX_INDEX, outboxField, type OutboxDocument } from '@rotadas/service-kit/outbox/mongodb-outbox';
import type { ProviderRecord } from '../provider-record.js';

/** A provider as MongoDB keeps it; its events wait in it. */
export interface ProviderDocument extends Omit<ProviderRecord, 'userId'>, OutboxDocument {}

const schema = new Schema<ProviderDocument>(
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
  { collection: 'providers', versionKey: false },
);
schema.index({ isOnline: 1, endsAt: 1 });
schema.index(...OUTBOX_INDEX);

/** The collection of providers, on this connection. */
export function providerModel(connection: Connection): Model<ProviderDocument> {
  return connection.model<ProviderDocument>('Provider', schema);
}

/** The record that a document holds; a field that is not named here never leaves the store. */
export function toRecord(document: ProviderDocument): ProviderRecord {
  return {
    userId: document._id,
    isOnline: document.isOnline,
    session: document.session,
    fullName: document.fullName,
    phone: document.phone,
    profileAt: document.profileAt,
    since: document.since,
    endsAt: document.endsAt,
    offer: document.offer,
  };
}
