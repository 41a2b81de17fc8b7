import { connect, type NatsConnection } from '@nats-io/transport-node';

/** Speaks with NATS past the service, over a connection that ends with the work. */
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
