import { Redis } from 'ioredis';
import { cellOf } from '@rotadas/contracts/live/cell';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { placeInTurkiye } from './place-in-turkiye.ts';

/** Beyond the ids of the real accounts of a run. */
const FIRST_SEEDED = 10_000_000;

/** Also all in one geo-set, for a reference that searches them. */
export const SEEDED_GEO_KEY = 'bench:everybody';

const BATCH = 1_000;

/**
 * Puts providers straight into the product's Redis, as the providers service leaves them there (its marker's hash, geo-set of the cell, time last
 * seen): the crowd that is merely known. A million would take hours through the API. Whoever sends anything in a benchmark came
 * online through the API.
 */
export async function seedProviders(redisUrl: string, from: number, count: number): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    for (let start = from; start < from + count; start += BATCH) {
      const pipeline = redis.pipeline();
      const end = Math.min(start + BATCH, from + count);
      for (let index = start; index < end; index += 1) {
        const id = FIRST_SEEDED + index;
        const place = placeInTurkiye(index);
        pipeline.hset(`provider:{p${id % 4}}:${id}`, markerOf(index, place, Date.now()));
        pipeline.geoadd(`geo:{${cellOf(place)}}`, place.longitude, place.latitude, id);
        pipeline.zadd('{providers}:seen', Date.now(), id);
        pipeline.geoadd(SEEDED_GEO_KEY, place.longitude, place.latitude, id);
      }
      for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
    }
  } finally {
    redis.disconnect();
  }
}

function markerOf(index: number, place: Coordinates, now: number): Record<string, string> {
  return {
    session: '1',
    version: String(now * 1_000),
    fullName: `Sürücü ${index}`,
    phone: '0555 555 55 55',
    endsAt: '',
    type: 'taxi',
    from: 'Ankara',
    to: 'Konya',
    description: '',
    showPhone: '1',
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    at: String(now),
    cell: cellOf(place),
  };
}
