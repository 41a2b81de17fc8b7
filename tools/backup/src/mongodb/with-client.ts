import { MongoClient } from 'mongodb';

const RESPONSE_TIMEOUT_MS = 5_000;

export async function withClient<Result>(
  address: string,
  work: (client: MongoClient) => Promise<Result>,
): Promise<Result> {
  const client = new MongoClient(address, { serverSelectionTimeoutMS: RESPONSE_TIMEOUT_MS });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
