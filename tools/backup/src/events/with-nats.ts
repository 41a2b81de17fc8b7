import { connect, type NatsConnection } from '@nats-io/transport-node';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';

export async function withNats<Result>(
  address: string,
  work: (connection: NatsConnection) => Promise<Result>,
): Promise<Result> {
  const { tls, ...signIn } = parseNatsAddress(address);
  const connection = await connect({ ...signIn, ...(tls && { tls }), name: 'backup' });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
