import { type Connection, Schema, STATES } from 'mongoose';
import type { OutboxEvent } from '../events/outbox-event.js';
import type { TraceCarrier } from '../tracing/tracer.js';

export interface OutboxDocument {
  readonly _id: number;
  readonly outbox?: OutboxEvent[];
}

const traceSchema = new Schema<TraceCarrier>(
  { traceparent: { type: String, required: true }, tracestate: String },
  { _id: false, id: false },
);

const eventSchema = new Schema<OutboxEvent>(
  {
    id: { type: String, required: true },
    subject: { type: String, required: true },
    at: { type: Number, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    requestId: { type: String, default: null },
    trace: traceSchema,
  },
  { _id: false, id: false },
);

/** Mongoose field of the pending events. */
export const outboxField = { type: [eventSchema], default: undefined };

/** A sparse index of documents with pending events. */
export const OUTBOX_INDEX = [{ 'outbox.at': 1 }, { sparse: true }] as const;

/** The pending events of a document, oldest first. */
export interface PendingEvents {
  readonly documentId: number;
  readonly events: readonly OutboxEvent[];
}

export interface RelayedEvent {
  readonly documentId: number;
  readonly eventId: string;
}

export class MongodbOutbox {
  constructor(
    private readonly connection: Connection,
    private readonly collection: string,
  ) {}

  /** Whether the database is connected; the connection logs if it is not. */
  isReachable(): boolean {
    return this.connection.readyState === STATES.connected;
  }

  /** Longest waiting documents first. */
  async pending(limit: number): Promise<PendingEvents[]> {
    const found = await this.documents
      .find({ 'outbox.at': { $gte: 0 } }, { projection: { outbox: 1 } })
      .sort({ 'outbox.at': 1 })
      .limit(limit)
      .toArray();
    return found.map(({ _id, outbox = [] }) => ({ documentId: _id, events: outbox }));
  }

  /** Epoch ms; undefined if none is pending. */
  async oldestSavedAt(): Promise<number | undefined> {
    const [oldest] = await this.pending(1);
    return oldest?.events[0]?.at;
  }

  /** Removes events that JetStream has stored. */
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
