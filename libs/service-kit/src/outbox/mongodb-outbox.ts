import { type Connection, Schema } from 'mongoose';
import type { Outbox, RelayedEvent, WaitingEvents } from './outbox.js';
import type { OutboxEvent } from './outbox-event.js';

/** mongoose's number of the state; its own name for it is no export of an ES module. */
const CONNECTED = 1;

/** What a document has that keeps its events itself. */
export interface OutboxDocument {
  readonly _id: number;
  readonly outbox?: OutboxEvent[];
}

const eventSchema = new Schema<OutboxEvent>(
  {
    id: { type: String, required: true },
    subject: { type: String, required: true },
    at: { type: Number, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    requestId: { type: String, default: null },
  },
  { _id: false, id: false },
);

/** The field of a mongoose schema in which events wait. */
export const outboxField = { type: [eventSchema], default: undefined };

/** The index, sparse, by which documents with waiting events are found among all. */
export const OUTBOX_INDEX = [{ 'outbox.at': 1 }, { sparse: true }] as const;

/** The events that wait in the documents of one collection. */
export class MongodbOutbox implements Outbox {
  constructor(
    private readonly connection: Connection,
    private readonly collection: string,
  ) {}

  isReachable(): boolean {
    return this.connection.readyState === CONNECTED;
  }

  async waiting(limit: number): Promise<WaitingEvents[]> {
    const found = await this.documents
      .find({ 'outbox.at': { $gte: 0 } }, { projection: { outbox: 1 } })
      .sort({ 'outbox.at': 1 })
      .limit(limit)
      .toArray();
    return found.map(({ _id, outbox = [] }) => ({ documentId: _id, events: outbox }));
  }

  async remove(relayed: readonly RelayedEvent[]): Promise<void> {
    const removals = relayed.map(({ documentId, eventId }) => ({
      updateOne: { filter: { _id: documentId }, update: { $pull: { outbox: { id: eventId } } } },
    }));
    await this.documents.bulkWrite(removals, { ordered: false });
  }

  private get documents() {
    return this.connection.collection<OutboxDocument>(this.collection);
  }
}
