import { databaseName } from '@rotadas/test-kit/database-name';
import { createConnection } from 'mongoose';
import { MongodbOutbox, type OutboxDocument } from '../../src/outbox/mongodb-outbox.js';
import type { OutboxEvent } from '../../src/events/outbox-event.js';

/** A collection whose documents hold events, in a database that no other test has. */
export interface TestCollection {
  readonly outbox: MongodbOutbox;
  /** Saves a document in one write with the events of its making. */
  save(id: number, ...events: OutboxEvent[]): Promise<void>;
  /** How many documents still have pending events. */
  pending(): Promise<number>;
  close(): Promise<void>;
}

/** Makes one. */
export async function aCollection(): Promise<TestCollection> {
  const connection = await createConnection(databaseName('service-kit')).asPromise();
  const documents = connection.collection<OutboxDocument>('things');
  const outbox = new MongodbOutbox(connection, 'things');
  return {
    outbox,
    save: async (id, ...events) => void (await documents.insertOne({ _id: id, outbox: events })),
    pending: async () => (await outbox.pending(100)).length,
    close: () => connection.close(),
  };
}
