import { connect, type NatsConnection } from '@nats-io/transport-node';

export async function withNats<Result>(
  natsUrl: string,
  work: (nats: NatsConnection) => Promise<Result>,
): Promise<Result> {
  const nats = await connect({ servers: natsUrl });
  try {
    return await work(nats);
  } finally {
    await nats.close();
  }
}
