import { type Collection, createConnection } from 'mongoose';

export interface StoredRecord {
  readonly _id: number;
  readonly [field: string]: unknown;
}

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
