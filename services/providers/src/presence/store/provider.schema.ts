import { type Connection, type Model, Schema } from 'mongoose';
import type { ProviderRecord } from '../provider-record.js';

/** A provider as MongoDB keeps it. */
export interface ProviderDocument extends Omit<ProviderRecord, 'userId'> {
  readonly _id: number;
}

const schema = new Schema<ProviderDocument>(
  {
    _id: { type: Number, required: true },
    isOnline: { type: Boolean, required: true },
    session: { type: Number, required: true },
    fullName: { type: String, required: true },
    phone: { type: String, default: null },
    since: { type: Number, required: true },
    endsAt: { type: Number, default: null },
    offer: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'providers', versionKey: false },
);
schema.index({ isOnline: 1, endsAt: 1 });

/** The collection of providers, on this connection. */
export function providerModel(connection: Connection): Model<ProviderDocument> {
  return connection.model<ProviderDocument>('Provider', schema);
}

/** The record that a document holds. */
export function toRecord({ _id, ...fields }: ProviderDocument): ProviderRecord {
  return { userId: _id, ...fields };
}
