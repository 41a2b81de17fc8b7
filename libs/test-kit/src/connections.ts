import { connect, type NatsConnection } from '@nats-io/transport-node';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { Redis } from 'ioredis';
import { type Collection, createConnection } from 'mongoose';

export interface StoredRecord {
  readonly _id: number;
  readonly [field: string]: unknown;
}

/** Connects to MongoDB while `work` runs. */
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

/** Connects to NATS while `work` runs. */
export async function withNats<Result>(
  natsUrl: string,
  work: (nats: NatsConnection) => Promise<Result>,
): Promise<Result> {
  const nats = await connect(parseNatsAddress(natsUrl));
  try {
    return await work(nats);
  } finally {
    await nats.close();
  }
}

/** Connects to Redis while `work` runs. */
export async function withRedis<Result>(
  url: string,
  work: (redis: Redis) => Promise<Result>,
): Promise<Result> {
  const redis = new Redis(url);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
