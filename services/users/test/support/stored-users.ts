import { createConnection } from 'mongoose';

type Record = { _id: number; [field: string]: unknown };

/** What the database itself holds of users, seen past the service. */
export function storedUsers(uri: string, filter: { [field: string]: unknown }): Promise<Record[]> {
  return withUsers(uri, (users) => users.find(filter).toArray());
}

/** Writes a record past the service. */
export async function insertUser(uri: string, record: Record): Promise<void> {
  await withUsers(uri, (users) => users.insertOne(record));
}

async function withUsers<Result>(
  uri: string,
  work: (users: ReturnType<typeof collectionOf>) => Promise<Result>,
): Promise<Result> {
  const connection = await createConnection(uri).asPromise();
  try {
    return await work(collectionOf(connection));
  } finally {
    await connection.close();
  }
}

function collectionOf(connection: ReturnType<typeof createConnection>) {
  return connection.collection<Record>('users');
}
