import { type Connection, type Model, Schema } from 'mongoose';

/** The last serial id drawn of one kind. */
export interface CounterDocument {
  readonly _id: string;
  readonly value: number;
}

const schema = new Schema<CounterDocument>(
  { _id: { type: String, required: true }, value: { type: Number, required: true } },
  { collection: 'counters', versionKey: false },
);

/** The collection of counters, on this connection; its documents are older than service-kit's Counter, and of another shape. */
export function counterModel(connection: Connection): Model<CounterDocument> {
  return connection.model<CounterDocument>('OfferCounter', schema);
}
