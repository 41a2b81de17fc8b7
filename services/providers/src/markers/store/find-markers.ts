import { z } from 'zod';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import type { MarkerLayout } from '../../store/marker-layout.js';
import { runPipeline } from '../../store/run-pipeline.js';
import type { Marker } from '../domain/marker.js';
import { readMarker } from './marker.mapper.js';

const Hashes = z.array(z.record(z.string(), z.string()));

/**
 * The markers of these users, in their order, in one round trip a shard, all at once; null for
 * whoever is not on the map.
 */
export async function findMarkers(
  redis: RedisClient,
  layout: MarkerLayout,
  userIds: readonly number[],
): Promise<(Marker | null)[]> {
  return layout.perShard(userIds, Number, async (shard, ids) => {
    const pipeline = redis.pipeline();
    for (const userId of ids) pipeline.hgetall(shard.markerKey(userId));
    const hashes = Hashes.parse(await runPipeline(pipeline));
    return ids.map((userId, index) => readMarker(userId, hashes[index] ?? {}));
  });
}
