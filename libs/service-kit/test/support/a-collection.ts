import { createConnection } from 'mongoose';
import { MongodbOutbox, type OutboxDocument } from '../../src/outbox/mongodb-outbox.js';
import type { OutboxEvent } from '../../src/events/outbox-event.js';
import { databaseName } from '@rotadas/test-kit/require-env';

/** A collection in a database of its own. */
export interface TestCollection {
  readonly outbox: MongodbOutbox;
  save(id: number, ...events: OutboxEvent[]): Promise<void>;
  pending(): Promise<number>;
  close(): Promise<void>;
}

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
