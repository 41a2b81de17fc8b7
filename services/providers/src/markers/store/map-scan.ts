import { z } from 'zod';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import type { MarkerLayout } from './marker-layout.js';

/** Some of the users in a snapshot, and the cursor of the next page; null after the last page. */
export interface IdPage {
  readonly ids: number[];
  readonly next: string | null;
}

/** The cursor with which a scan begins and ends. */
export const END = '0';

const Scan = z.tuple([z.string(), z.array(z.string())]);

/** Reads the reply to ZSCAN, in which each id is followed by its score. */
export function readScan(reply: unknown): IdPage {
  const [next, found] = Scan.parse(reply);
  const ids = found.filter((_, index) => index % 2 === 0).map(Number);
  return { ids, next: next === END ? null : next };
}

/**
 * A page of all markers, shard after shard. The cursor is that of the shard's scan and, after a
 * colon, the number of the shard unless it is the first.
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
  // The cursor of an instance with more shards.
  if (!shard) return { ids: [], next: null };
  const { ids, next } = readScan(await redis.zscan(shard.geoKey, position, 'COUNT', pageSize));
  if (next !== null) return { ids, next: index === 0 ? next : `${next}:${index}` };
  return { ids, next: index + 1 < shards.length ? `${END}:${index + 1}` : null };
}
