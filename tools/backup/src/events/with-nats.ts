import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';

export async function withNats<Result>(
  address: string,
  work: (connection: NatsConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await connect({ ...parseNatsAddress(address), name: 'backup' });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

export function withJetStream<Result>(
  address: string,
  work: (manager: JetStreamManager) => Promise<Result>,
): Promise<Result> {
  return withNats(address, async (connection) =>
    work(await jetstreamManager(connection, { checkAPI: false })),
  );
}
