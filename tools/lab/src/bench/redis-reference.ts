import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { SEEDED_GEO_KEY } from './seed-providers.ts';

/** GEOADD by an installed redis-benchmark: 50 connections without pipelining, requests/s. */
export async function redisBenchmark(redisUrl: string, requests: number): Promise<number> {
  const { hostname, port, username, password } = new URL(redisUrl);
  const { stdout } = await promisify(execFile)('redis-benchmark', [
    ...['-h', hostname, '-p', port, '-c', '50', '-P', '1', '-n', String(requests), '-r', '10000', '--csv'],
    ...['--user', username, '-a', password],
    ...['GEOADD', 'bench:geoadd', '32.86', '39.93', 'provider:__rand_int__'],
  ]);
  return requestsPerSecond(stdout);
}

/** Reads CSV: a header "test","rps",…, then the test's row. */
export function requestsPerSecond(csv: string): number {
  const line = csv.trim().split('\n').at(-1) ?? '';
  const rate = Number(/","([\d.]+)"/.exec(line)?.[1] ?? Number.NaN);
  if (!(rate > 0)) throw new Error(`redis-benchmark printed no rate: ${csv}`);
  return rate;
}

/** Sequential searches on `width` connections, searches/s. */
export async function geosearchRate(
  redisUrl: string,
  { places, radiusMetres, width }: { places: readonly Coordinates[]; radiusMetres: number; width: number },
  seconds: number,
): Promise<number> {
  const clients = Array.from({ length: width }, () => new Redis(redisUrl));
  const startedAt = performance.now();
  let done = 0;
  const search = async (redis: Redis): Promise<void> => {
    while (performance.now() < startedAt + seconds * 1_000) {
      const place = places[done % places.length];
      done += 1;
      if (!place) continue;
      const around = ['FROMLONLAT', place.longitude, place.latitude, 'BYRADIUS', radiusMetres, 'm'];
      await redis.call('GEOSEARCH', SEEDED_GEO_KEY, ...around, 'ASC', 'WITHCOORD', 'WITHDIST');
    }
  };
  try {
    await Promise.all(clients.map(search));
    return done / ((performance.now() - startedAt) / 1_000);
  } finally {
    for (const client of clients) client.disconnect();
  }
}
