import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import type { MarkerLayout } from '../../store/marker-layout.js';
import { END, type IdPage, readScan } from './id-page.js';

/**
 * A page of everybody on the map, shard after shard. The cursor is that of the shard's scan and,
 * after a colon, the number of the shard where it is not the first.
 */
export async function scanMap(
  redis: RedisClient,
  { shards }: MarkerLayout,
  cursor: string,
  pageSize: number,
): Promise<IdPage> {
  const [position = END, number = 0] = cursor.split(':');
  const index = Number(number);
  const shard = shards[index];
  // a page that begins in another layout's shard, which this copy does not read
  if (!shard) return { ids: [], next: null };
  const { ids, next } = readScan(await redis.zscan(shard.geoKey, position, 'COUNT', pageSize));
  if (next !== null) return { ids, next: index === 0 ? next : `${next}:${index}` };
  return { ids, next: index + 1 < shards.length ? `${END}:${index + 1}` : null };
}
