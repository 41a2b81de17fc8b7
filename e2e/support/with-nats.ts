import { connect, type NatsConnection } from '@nats-io/transport-node';

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
