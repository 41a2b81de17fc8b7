import { Redis } from 'ioredis';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { SEEDED_GEO_KEY } from '../seed/seed-providers.ts';

/** What is searched, and by how many at once. */
export interface Search {
  readonly redisUrl: string;
  readonly places: readonly Coordinates[];
  readonly radiusMetres: number;
  readonly width: number;
}

/**
 * One GEOSEARCH after the other on each of `width` connections for so many seconds: searches a
 * second.
 */
export async function geosearchRate(search: Search, seconds: number): Promise<number> {
  const clients = Array.from({ length: search.width }, () => new Redis(search.redisUrl));
  const startedAt = performance.now();
  const end = startedAt + seconds * 1_000;
  let done = 0;
  const ask = async (redis: Redis): Promise<void> => {
    while (performance.now() < end) {
      const place = search.places[done % search.places.length];
      done += 1;
      if (place) await nearestOf(redis, place, search.radiusMetres);
    }
  };
  try {
    await Promise.all(clients.map(ask));
    return done / ((performance.now() - startedAt) / 1_000);
  } finally {
    for (const client of clients) client.disconnect();
  }
}

function nearestOf(redis: Redis, { latitude, longitude }: Coordinates, metres: number): Promise<unknown> {
  const from = ['FROMLONLAT', longitude, latitude];
  return redis.call(
    'GEOSEARCH',
    SEEDED_GEO_KEY,
    ...from,
    'BYRADIUS',
    metres,
    'm',
    'ASC',
    'WITHCOORD',
    'WITHDIST',
  );
}
