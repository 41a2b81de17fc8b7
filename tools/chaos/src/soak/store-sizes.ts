import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { z } from 'zod';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import type { Servers } from '@rotadas/servers/start-servers';

const MEGABYTE = 1_024 * 1_024;

const Sizes = z.object({ dataSize: z.number() });

/** What the servers keep, by name, MB. */
export async function storeSizes({ redis, markers, nats, mongodb }: Servers): Promise<Map<string, number>> {
  const [ofRedis, ofMarkers, ofStreams, ofDocuments] = await Promise.all([
    redisBytes(redis.url),
    redisBytes(markers.url),
    streamBytes(nats.url),
    documentBytes(mongodb.url),
  ]);
  return new Map([
    ['Redis: memory used, MB', ofRedis / MEGABYTE],
    ['Markers: memory used, MB', ofMarkers / MEGABYTE],
    ['JetStream: kept, MB', ofStreams / MEGABYTE],
    ['MongoDB: documents, MB', ofDocuments / MEGABYTE],
  ]);
}

async function redisBytes(url: string): Promise<number> {
  const redis = new Redis(url);
  try {
    return Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1]);
  } finally {
    redis.disconnect();
  }
}

async function streamBytes(url: string): Promise<number> {
  const connection = await connect(parseNatsAddress(url));
  try {
    let bytes = 0;
    for await (const { state } of (await jetstreamManager(connection)).streams.list()) bytes += state.bytes;
    return bytes;
  } finally {
    await connection.close();
  }
}

async function documentBytes(url: string): Promise<number> {
  const connection = await mongoose.createConnection(url).asPromise();
  try {
    const { databases } = await connection.listDatabases();
    const own = databases.filter(({ name }) => name.startsWith('rotadas'));
    const sizes = await Promise.all(
      own.map(async ({ name }) => Sizes.parse(await connection.useDb(name).db?.stats()).dataSize),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  } finally {
    await connection.close();
  }
}
