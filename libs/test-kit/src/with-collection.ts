import { type Collection, createConnection } from 'mongoose';

/** What a database itself holds, by the number that the service gave it. */
export interface StoredRecord {
  readonly _id: number;
  readonly [field: string]: unknown;
}

/** Looks at, and writes, a collection past the service. */
export async function withCollection<Result>(
  uri: string,
  name: string,
  work: (records: Collection<StoredRecord>) => Promise<Result>,
): Promise<Result> {
  const connection = await createConnection(uri).asPromise();
  try {
    return await work(connection.collection<StoredRecord>(name));
  } finally {
    await connection.close();
  }
}
