import { jetstreamManager } from '@nats-io/jetstream';
import mongoose from 'mongoose';
import { z } from 'zod';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { freePort, isPortTaken } from '@rotadas/servers/processes/ports';
import type { Servers } from '@rotadas/servers/start-servers';
import { withNats, withRedis } from '@rotadas/test-kit/connections';

const MEGABYTE = 1_024 * 1_024;

/** In the order of their ports. */
const SERVICES = ServiceName.options;

const METRICS = {
  nodejs_heap_size_used_bytes: 'heap, MB',
  nodejs_active_handles_total: 'handles',
} as const;

export async function freeMetricsPorts(): Promise<number> {
  for (;;) {
    const first = await freePort();
    const taken = await Promise.all(SERVICES.map((_, index) => isPortTaken(first + index)));
    if (!taken.includes(true)) return first;
  }
}

/** Keys are `part: figure`. */
export async function readMetrics(firstPort: number): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  for (const [index, part] of SERVICES.entries()) {
    const reply = await fetch(`http://127.0.0.1:${firstPort + index}/metrics`);
    const text = await reply.text();
    for (const [metric, name] of Object.entries(METRICS)) {
      const value = Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1]);
      figures.set(`${part}: ${name}`, metric.endsWith('_bytes') ? value / MEGABYTE : value);
    }
  }
  return figures;
}

/** By name, MB. */
export async function storeSizes({ redis, markers, nats, mongodb }: Servers): Promise<[string, number][]> {
  const sizes: [string, Promise<number>][] = [
    ['Redis: memory used, MB', redisBytes(redis.url)],
    ['Markers: memory used, MB', redisBytes(markers.url)],
    ['JetStream: stored, MB', streamBytes(nats.url)],
    ['MongoDB: documents, MB', documentBytes(mongodb.url)],
  ];
  return Promise.all(
    sizes.map(async ([name, size]): Promise<[string, number]> => [name, (await size) / MEGABYTE]),
  );
}

function redisBytes(url: string): Promise<number> {
  return withRedis(url, async (redis) => Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1]));
}

function streamBytes(url: string): Promise<number> {
  return withNats(url, async (nats) => {
    let bytes = 0;
    for await (const { state } of (await jetstreamManager(nats)).streams.list()) bytes += state.bytes;
    return bytes;
  });
}

async function documentBytes(url: string): Promise<number> {
  const connection = await mongoose.createConnection(url).asPromise();
  const Stats = z.object({ dataSize: z.number() });
  try {
    const { databases } = await connection.listDatabases();
    const own = databases.filter(({ name }) => name.startsWith('rotadas'));
    const sizes = own.map(async ({ name }) => Stats.parse(await connection.useDb(name).db?.stats()).dataSize);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await connection.close();
  }
}
