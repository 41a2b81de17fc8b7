import { connect, type NatsConnection } from '@nats-io/transport-node';
import { MongoClient } from 'mongodb';

/** Works with a NATS on loopback, signed in as its address says. */
export async function withNats<Result>(
  address: string,
  work: (connection: NatsConnection) => Promise<Result>,
): Promise<Result> {
  const { host, username, password } = new URL(address);
  const signIn = { user: username, pass: password, inboxPrefix: `_INBOX_${username}` };
  const connection = await connect({
    ...{ servers: host, maxReconnectAttempts: 0, timeout: 5_000 },
    ...(username !== '' && signIn),
  });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Works with a MongoDB, signed in as its address says. */
export async function withMongodb<Result>(
  address: string,
  work: (client: MongoClient) => Promise<Result>,
): Promise<Result> {
  const client = new MongoClient(address, { serverSelectionTimeoutMS: 5_000 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** The same address without a user and a password. */
export function asStranger(address: string): string {
  const url = new URL(address);
  [url.username, url.password] = ['', ''];
  return url.href;
}
