import { type StoredRecord, withCollection } from '@rotadas/test-kit/with-collection';

/** The users in the database, read past the service. */
export function storedUsers(uri: string, filter: { [field: string]: unknown }): Promise<StoredRecord[]> {
  return withCollection(uri, 'users', (users) => users.find(filter).toArray());
}

/** Writes a user to the database, past the service. */
export async function insertUser(uri: string, record: StoredRecord): Promise<void> {
  await withCollection(uri, 'users', (users) => users.insertOne(record));
}
